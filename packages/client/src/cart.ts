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
 * The errors of a cart's lines by current stock and prices, at most one per line; none for lines that can be bought. `payments` are ids of the shopper's
 * open payment sessions: what they reserve counts as in stock.
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
