import { paths } from '@vidda/contract'
import { mapPromoCode } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { PromoCode } from '@vidda/domain/promo'
import type { Api } from './api.ts'

/** Those that hold today and are meant for everyone. */
export async function fetchOpenPromoCodes(api: Api): Promise<readonly PromoCode[]> {
  return ((await api.read(paths.promoCodes)) as readonly Wire.PromoCode[]).map(mapPromoCode)
}

/** A code that holds today; an {@link ApiError} of 404 whose code says why for any other. */
export async function checkPromoCode(api: Api, code: string): Promise<PromoCode> {
  return mapPromoCode((await api.read(paths.promoCode(code))) as Wire.PromoCode)
}
