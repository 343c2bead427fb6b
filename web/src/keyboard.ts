// Keys: arrows move among cards, letters are the actions. The letters are the same in every language.

import type { Action } from './intent'

export const KEYS: Readonly<Record<string, Action | 'clear'>> = {
  p: 'play',
  t: 'take',
  g: 'gamble',
  f: 'flip',
  s: 'pass',
  c: 'call',
  r: 'ready',
  u: 'undo',
  l: 'lay',
  d: 'done',
  escape: 'clear',
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open]') !== null
}

/** The action that a key stands for, unless it is meant for something else. */
export function actionFor(event: KeyboardEvent): Action | 'clear' | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return null
  return KEYS[event.key.toLowerCase()] ?? null
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Make the buttons inside one stop of the tab key, with arrows moving among them. */
export function arrows(node: HTMLElement): () => void {
  let last = 0

  const buttons = () => [...node.querySelectorAll('button')]

  function settle(): void {
    const all = buttons()
    last = Math.min(last, Math.max(0, all.length - 1))
    all.forEach((button, index) => (button.tabIndex = index === last ? 0 : -1))
  }

  function onFocus(event: FocusEvent): void {
    const index = buttons().indexOf(event.target as HTMLButtonElement)
    if (index >= 0) last = index
    settle()
  }

  function onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const all = buttons()
    if (!step || !all.length) return
    event.preventDefault()
    all[step(last, all.length)]?.focus()
  }

  // The card that had the focus may be gone: the focus goes to what lies in its place now.
  let hadFocus = false
  const watch = new MutationObserver(() => {
    const lost = hadFocus && document.activeElement === document.body
    settle()
    if (lost) buttons()[last]?.focus()
  })
  const onOut = (event: FocusEvent) => (hadFocus = event.relatedTarget === null)
  const onIn = () => (hadFocus = true)

  node.addEventListener('focusin', onFocus)
  node.addEventListener('focusin', onIn)
  node.addEventListener('focusout', onOut)
  node.addEventListener('keydown', onKey)
  watch.observe(node, { childList: true, subtree: true })
  settle()
  return () => {
    watch.disconnect()
    node.removeEventListener('focusin', onFocus)
    node.removeEventListener('focusin', onIn)
    node.removeEventListener('focusout', onOut)
    node.removeEventListener('keydown', onKey)
  }
}
