import { paths } from '@vidda/contract'
import { mapLineStock, mapValidation } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { CartError, CartLine } from '@vidda/domain/cart'
import type { Api } from './api.ts'

type Line = Pick<CartLine, 'ean' | 'count'>

async function validation(api: Api, lines: readonly Line[], payments: readonly string[]): Promise<Wire.Validation> {
  const body = { lines: lines.map(({ ean, count }) => ({ EanNo: ean, Count: count })), ...(payments.length > 0 && { payments }) }
  return (await api.ask(paths.validate, body)) as Wire.Validation
}

/**
 * Validates cart lines against current stock and prices. Returns at most one error per line, and none for a line that can be bought. `payments` are the
 * ids of the shopper's own open payment sessions: units reserved by them count as in stock.
 */
export async function validateLines(api: Api, lines: readonly Line[], payments: readonly string[] = []): Promise<readonly CartError[]> {
  return mapValidation(await validation(api, lines, payments))
}

/** Stock per shop of each line's variant, by EAN; `payments` as in {@link validateLines}. */
export async function fetchLineStock(
  api: Api,
  lines: readonly Line[],
  payments: readonly string[],
): Promise<ReadonlyMap<string, CartLine['variant']['shops']>> {
  return mapLineStock(await validation(api, lines, payments))
}
