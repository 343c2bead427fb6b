// What this browser remembers. Storage may be missing or forbidden; then a setting lasts as long as the page.

const PREFIX = 'shithead.'

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value)
  } catch {
    // The setting lasts as long as the page.
  }
}

class Setting<T extends string> {
  #value: T

  constructor(
    readonly key: string,
    initial: T,
  ) {
    this.#value = $state((read(key) ?? initial) as T)
  }

  get value(): T {
    return this.#value
  }

  set value(value: T) {
    this.#value = value
    write(this.key, value)
  }
}

type Switch = 'on' | 'off'

/** The language that was chosen by hand; empty means the browser's. */
export const languageSetting = new Setting<string>('language', '')
export const nameSetting = new Setting<string>('name', '')
/** The share code of the rules that were chosen last. */
export const rulesSetting = new Setting<string>('preset', '')
export const seatsSetting = new Setting<string>('seats', '')
/** How well the bots play that were chosen last, with blanks between them. */
export const levelsSetting = new Setting<string>('levels', '')
/** The table at which one last sat. */
export const tableSetting = new Setting<string>('table', '')
export const panelSetting = new Setting<Switch>('panel', 'on')
export const playableSetting = new Setting<Switch>('playable', 'off')
