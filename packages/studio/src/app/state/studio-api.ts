import type { Diff, EditRequest, Refusal, StudioState } from '../../shared/wire.ts'

export type Answer = { readonly state: StudioState } | { readonly refusal: Refusal }

const lost: Refusal = { problems: [{ file: 'Brand Studio', message: 'does not answer. Is pnpm vidda studio still running?' }] }

async function post(path: string, body: unknown = {}): Promise<Answer> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    if (response.status === 200 || response.status === 409) return { state: (await response.json()) as StudioState }
    return { refusal: (await response.json()) as Refusal }
  } catch {
    return { refusal: lost }
  }
}

export const fetchState = async (): Promise<StudioState> => (await fetch('/api/state')).json() as Promise<StudioState>
export const fetchDiff = async (): Promise<Diff> => (await fetch('/api/diff')).json() as Promise<Diff>
export const sendEdit = (request: EditRequest) => post('/api/edit', request)
export const sendMove = (move: 'undo' | 'redo' | 'discard' | 'take-in') => post(`/api/${move}`)

/** Whether what the token names was written; not where other changes were made meanwhile, here or on disk. */
export async function sendSave(token: string): Promise<boolean> {
  const response = await fetch('/api/save', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return response.ok
}
