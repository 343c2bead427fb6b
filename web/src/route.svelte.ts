// Which page the address names: the start page, or a table by its link.

const TABLE = /^\/t\/([A-Za-z0-9_-]+)\/?$/

let path = $state(location.pathname)

addEventListener('popstate', () => {
  path = location.pathname
})

/** The link of the table that the address names; `null` on the start page. */
export function tableLink(): string | null {
  return TABLE.exec(path)?.[1] ?? null
}

export function isStart(): boolean {
  return path === '/'
}

export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** Follow a link inside the page; a click with a modifier key stays the browser's. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go((event.currentTarget as HTMLAnchorElement).pathname)
}
