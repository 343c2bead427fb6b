// The connection to one table: opens, resumes, repeats what was not answered, and notices when it is dead.

import { PROTOCOL_VERSION, type ClientMessage, type Command, type Presence, type ServerMessage, type Update } from './protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'ended'

export interface Refusal {
  readonly code: string
  readonly details: Readonly<Record<string, string | number>>
}

export interface Listener {
  update(update: Update): void
  presence(presence: Presence): void
  connection(state: Connection): void
  /** The server ended the connection for good. */
  bye(code: string): void
}

interface Pending {
  readonly command: Command
  readonly answer: (refusal: Refusal | null) => void
}

/** The one ending after which connecting again is right. */
const TOO_SLOW = 'protocol/too_slow'
const SERVER_RESTARTS = 1012
const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 10_000
const HEARTBEAT_MS = 20_000
const ANSWER_MS = 5_000

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Socket {
  readonly #url: string
  readonly #listener: Listener
  readonly #pending = new Map<string, Pending>()
  #socket: WebSocket | null = null
  #version = -1
  #failures = 0
  #ended = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  readonly #heartbeat: ReturnType<typeof setInterval>

  constructor(link: string, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#url = `${scheme}//${location.host}/ws/${link}`
    this.#listener = listener
    this.#heartbeat = setInterval(() => this.#probe(), HEARTBEAT_MS)
    document.addEventListener('visibilitychange', this.#woken)
    addEventListener('online', this.#woken)
    addEventListener('offline', this.#cut)
    this.#open()
  }

  /** Send a command; the answer is `null` once it is committed, or why it was refused. */
  send(command: Command): Promise<Refusal | null> {
    return new Promise((answer) => {
      const id = newId()
      this.#pending.set(id, { command, answer })
      this.#write({ type: 'do', id, command })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#expect()
    })
  }

  /** Connect again now, also after another tab took over. */
  retry(): void {
    this.#ended = false
    this.#failures = 0
    this.#drop()
    this.#open()
  }

  close(): void {
    this.#ended = true
    clearInterval(this.#heartbeat)
    document.removeEventListener('visibilitychange', this.#woken)
    removeEventListener('online', this.#woken)
    removeEventListener('offline', this.#cut)
    this.#drop()
  }

  #open(): void {
    clearTimeout(this.#retry)
    this.#listener.connection(this.#version < 0 ? 'connecting' : 'lost')
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => this.#resume()
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => this.#closed(event.code)
  }

  #resume(): void {
    this.#write({ type: 'resume', protocol: PROTOCOL_VERSION, version: this.#version })
    for (const [id, { command }] of this.#pending) this.#write({ type: 'do', id, command })
    this.#probe()
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: ServerMessage): void {
    this.#relax()
    this.#take(message)
    if (this.#version < 0 || this.#ended) return
    this.#failures = 0
    this.#listener.connection('open')
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        this.#version = message.version
        this.#listener.update(message)
        break
      case 'ack':
        this.#answer(message.id, null)
        break
      case 'nack':
        this.#answer(message.id, { code: message.code, details: message.details })
        break
      case 'presence':
        this.#listener.presence(message)
        break
      case 'bye':
        if (message.code === TOO_SLOW) this.#closed(0)
        else this.#end(message.code)
        break
      case 'pong':
        break
    }
  }

  #answer(id: string, refusal: Refusal | null): void {
    this.#pending.get(id)?.answer(refusal)
    this.#pending.delete(id)
  }

  #end(code: string): void {
    this.#ended = true
    this.#drop()
    for (const { answer } of this.#pending.values()) answer({ code, details: {} })
    this.#pending.clear()
    this.#listener.connection('ended')
    this.#listener.bye(code)
  }

  #closed(code: number): void {
    this.#drop()
    if (this.#ended) return
    this.#listener.connection(this.#version < 0 ? 'connecting' : 'lost')
    this.#retry = setTimeout(() => this.#open(), code === SERVER_RESTARTS && !this.#failures ? 0 : this.#wait())
    this.#failures += 1
  }

  #wait(): number {
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures)
    return longest * (0.5 + Math.random() / 2)
  }

  #drop(): void {
    clearTimeout(this.#retry)
    this.#relax()
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
  }

  /** Whatever comes next from the server has to come soon; what is asked meanwhile does not put that off. */
  #expect(): void {
    this.#deadline ??= setTimeout(() => this.#closed(0), ANSWER_MS)
  }

  #relax(): void {
    clearTimeout(this.#deadline)
    this.#deadline = undefined
  }

  #probe(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#write({ type: 'ping' })
    this.#expect()
  }

  readonly #cut = (): void => {
    if (!this.#ended && this.#socket) this.#closed(0)
  }

  readonly #woken = (): void => {
    if (this.#ended || document.visibilityState === 'hidden') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#probe()
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.retry()
  }
}
