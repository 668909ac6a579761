import type { Clock } from '../clock.ts'
import type { Handler, Reply } from '../http/exchange.ts'
import type { Collection } from '../journal.ts'
import type { KcoMerchant } from '../settings.ts'
import { Refusal } from '../http/exchange.ts'
import { authenticate, refusalReply } from './requests.ts'

export type KeptReply = { readonly at: number; readonly reply: Reply }

const life = 24 * 3_600_000

type Parts = { readonly clock: Clock; readonly kept: Collection<KeptReply>; readonly merchants: readonly KcoMerchant[] }

/** A repeat with the same `Klarna-Idempotency-Key` gets the first answer again, whatever it asks for: only the key is compared, for 24 h. */
export function idempotent({ clock, kept, merchants }: Parts, handler: Handler): Handler {
  return async (request, params) => {
    const key = request.headers['klarna-idempotency-key']
    if (typeof key !== 'string' || key === '') return handler(request, params)
    const id = `${authenticate(merchants, request).username} ${key}`
    const first = kept.get(id)
    if (first && clock.now() < first.at + life) return first.reply
    const reply = await refusalsAsReplies(handler)(request, params)
    kept.save(id, { at: clock.now(), reply })
    return reply
  }
}

const refusalsAsReplies =
  (handler: Handler): Handler =>
  async (request, params) => {
    try {
      return await handler(request, params)
    } catch (error) {
      if (error instanceof Refusal) return refusalReply(error)
      throw error
    }
  }
