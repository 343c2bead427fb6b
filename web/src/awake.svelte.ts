// The second tap of a double tap must not hit what something else has put in the place of the first.

import { onDestroy } from 'svelte'

const PAUSE_MS = 600

/** Sleeps for a moment after each change of what is watched; the first thing that is seen is no change. */
export class Awake {
  value = $state(true)
  #changed = -PAUSE_MS
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(watched: () => unknown, asleep = false) {
    let seen: unknown = asleep ? {} : watched()
    onDestroy(() => clearTimeout(this.#timer))
    $effect.pre(() => {
      const now = watched()
      if (now === seen) return
      seen = now
      this.#sleep()
    })
  }

  /** Whether a click counts: it is not the second of a double click either. */
  hears(event: MouseEvent): boolean {
    return event.detail < 2 && event.timeStamp - this.#changed >= PAUSE_MS
  }

  #sleep(): void {
    this.#changed = performance.now()
    this.value = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.value = true), PAUSE_MS)
  }
}
