// Plain HTTP: what is asked before a table is open.

import type { OpenedTable, OpenTable, Problem, RuleSets, TableFacts } from './protocol'

const NO_ANSWER: Problem = { code: 'client/no_answer', details: {} }

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

export function openTable(body: OpenTable): Promise<Reply<OpenedTable>> {
  return request('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export function tableFacts(link: string): Promise<Reply<TableFacts>> {
  return request(`/api/tables/${link}`)
}

export const recordPath = (link: string): string => `/api/tables/${link}/record`
export const qrPath = (link: string): string => `/api/tables/${link}/qr.svg`
