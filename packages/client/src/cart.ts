import { paths } from '@vidda/contract'
import { mapValidation } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { CartError, CartLine } from '@vidda/domain/cart'
import type { Api } from './api.ts'

/** What stands in the way of a cart's lines now; none of a line that can be had. */
export async function validateLines(api: Api, lines: readonly Pick<CartLine, 'ean' | 'count'>[]): Promise<readonly CartError[]> {
  const body = { lines: lines.map(({ ean, count }) => ({ EanNo: ean, Count: count })) }
  return mapValidation((await api.ask(paths.validate, body)) as Wire.Validation)
}
