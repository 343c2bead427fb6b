/**
 * Let the state decide which radio button is on: what the browser has just switched on goes back,
 * and comes again once the state says so. A choice that is refused is then never shown as made.
 */
export function revert(event: Event, current: string | number): void {
  const pressed = event.currentTarget as HTMLInputElement
  pressed.checked = false
  const group = pressed.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input') ?? []
  for (const one of group) if (one.value === String(current)) one.checked = true
}
