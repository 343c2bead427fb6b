// Which page the address names: the start page, a rulebook, or a table by its link.

const TABLE = /^\/t\/([A-Za-z0-9_-]+)\/?$/

let path = $state(location.pathname)
let query = $state(location.search)

/** What the browser's Back closes, instead of leaving the page. */
let layer: { close: () => void } | null = null
/** Steps back that the page itself has taken and that are still to be reported. */
let ownSteps = 0

function arrive(): void {
  path = location.pathname
  query = location.search
}

addEventListener('popstate', () => {
  arrive()
  if (ownSteps) {
    ownSteps -= 1
    return
  }
  const closing = layer
  layer = null
  closing?.close()
})

/** Something opens over the page and is closed by going back; the value is to be called when it is gone. */
export function enter(close: () => void): () => void {
  const mine = { close }
  layer = mine
  history.pushState({ layer: true }, '')
  return () => {
    if (layer !== mine) return
    layer = null
    // Whoever has gone elsewhere meanwhile is not brought back.
    if ((history.state as { layer?: boolean } | null)?.layer !== true) return
    ownSteps += 1
    history.back()
  }
}

/** The link of the table that the address names; `null` on the start page. */
export function tableLink(): string | null {
  return TABLE.exec(path)?.[1] ?? null
}

export function isStart(): boolean {
  return path === '/'
}

export function isRulebook(): boolean {
  return path === '/rules'
}

/** The rules that the address names, as a share code; an address may have lost the signs between its parts. */
export function rulesAsked(): string | null {
  return new URLSearchParams(query).get('rules')?.trim().replaceAll(' ', '+') || null
}

/** Leave the rules out of the address: others were chosen. */
export function forgetRules(): void {
  if (!query) return
  history.replaceState(history.state, '', path)
  arrive()
}

/** A share code in an address: the signs that an address takes as they are stay readable. */
const inAddress = (code: string) => encodeURIComponent(code).replace(/%(3D|2C|3A)/g, decodeURIComponent)

export const startPath = (code: string): string => `/?rules=${inAddress(code)}`
export const rulebookPath = (code: string): string => `/rules?rules=${inAddress(code)}`

/** Where others reach this server: not by an address that only means this computer. */
export function outerOrigin(addresses: readonly string[]): string {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return (isHere ? addresses[0] : undefined) ?? location.origin
}

export function go(to: string): void {
  history.pushState(null, '', to)
  arrive()
  scrollTo(0, 0)
}

/** Follow a link inside the page; a click with a modifier key stays the browser's. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { pathname, search } = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  go(pathname + search)
}
