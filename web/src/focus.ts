// Where the focus goes when one screen takes the place of another.

let first = true

/** Give the focus to the heading of a new screen, unless it is somewhere already. The first screen keeps the page's. */
export function greet(node: HTMLElement): void {
  const isFirst = first
  first = false
  const heading = node.querySelector<HTMLElement>('h1')
  if (isFirst || !heading || (document.activeElement && document.activeElement !== document.body)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
