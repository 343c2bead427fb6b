/** Tell the page's stylesheets and tests that what is shown can be used. */
export function setReady(ready: boolean): void {
  document.body.dataset['ready'] = String(ready)
}
