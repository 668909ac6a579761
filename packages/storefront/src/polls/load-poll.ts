import { fetchPoll } from '@vidda/client/content'
import type { Poll } from '@vidda/domain/poll'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, nullIfMissing, type App } from '../app/index.ts'

export type PollData = { readonly poll: Poll }

const digits = /^\d{1,10}$/u

/** A poll that has begun; anything else is not found. */
export async function loadPoll(app: App, { params: { id = '' } }: LoaderFunctionArgs): Promise<PollData> {
  const poll = digits.test(id) ? await nullIfMissing(fetchPoll(app.api, Number(id))) : null
  if (!poll) throw notFound()
  return { poll }
}
