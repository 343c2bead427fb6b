// Plain HTTP: what is asked before a table is open.

import type {
  DraftRules,
  OpenedTable,
  OpenTable,
  Problem,
  ReadRules,
  RulebookText,
  RuleSets,
  RulesForm,
  TableFacts,
} from './protocol'

export const NO_ANSWER: Problem = { code: 'client/no_answer', details: {} }

export type Reply<T> = { ok: true; value: T } | { ok: false; problem: Problem }

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && typeof (body as { code?: unknown }).code === 'string'
}

async function request<T>(path: string, init?: RequestInit): Promise<Reply<T>> {
  try {
    const response = await fetch(path, init)
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, value: body as T }
    const problem = isProblem(body) ? { code: body.code, details: body.details ?? {} } : NO_ANSWER
    return { ok: false, problem }
  } catch {
    return { ok: false, problem: NO_ANSWER }
  }
}

let known: Promise<Reply<RuleSets>> | undefined

/** The rule sets; asked once. */
export async function ruleSets(): Promise<Reply<RuleSets>> {
  known ??= request<RuleSets>('/api/rules')
  const reply = await known
  if (!reply.ok) known = undefined
  return reply
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export function openTable(body: OpenTable): Promise<Reply<OpenedTable>> {
  return request('/api/tables', posted(body))
}

export function tableFacts(link: string): Promise<Reply<TableFacts>> {
  return request(`/api/tables/${link}`)
}

const asked = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values)}`

/** The rulebook of a share code; without a number of seats it is for any. */
export function rulebook(rules: string, seats: number | null, lang: string): Promise<Reply<RulebookText>> {
  return request(asked('/api/rulebook', { rules, lang, ...(seats === null ? {} : { seats: String(seats) }) }))
}

export function rulesForm(lang: string): Promise<Reply<RulesForm>> {
  return request(asked('/api/rules/form', { lang }))
}

/** The rules of a share code. */
export function readRules(rules: string, lang: string): Promise<Reply<ReadRules>> {
  return request(asked('/api/rules/read', { rules, lang }))
}

/** The rules that a form was filled in with, and what is wrong with them. */
export function judgeRules(draft: DraftRules, lang: string): Promise<Reply<ReadRules>> {
  return request(asked('/api/rules/read', { lang }), posted(draft))
}

export const rulesQrPath = (rules: string): string => asked('/api/rules/qr.svg', { rules })
export const recordPath = (link: string): string => `/api/tables/${link}/record`
export const qrPath = (link: string): string => `/api/tables/${link}/qr.svg`
