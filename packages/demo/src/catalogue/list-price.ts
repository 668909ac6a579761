import type { Planned } from './plan.ts'
import { shopPrice } from './prices.ts'
import { sizesOf } from './sizes.ts'
import type { Traits } from './traits.ts'

const audienceFactor = { dame: 1, herre: 1, uni: 1, junior: 0.72, barn: 0.6 } as const

/** Kroner, pant included: the kind's range at the line's level, less for children, more for the larger of what is sold by size. */
export function listKroner({ kind, line, audience, size, chainId }: Planned, { pricePoint }: Traits): number {
  const [from, to] = kind.price
  const forAdults = kind.audiences.some((members) => members.some((member) => member === 'dame' || member === 'herre' || member === 'uni'))
  const sizes = sizesOf(kind.sizes, audience)
  const bySize = size === null ? 1 : 0.88 + 0.14 * sizes.indexOf(size)
  return (
    shopPrice(chainId, (from + (to - from) * pricePoint) * line.level * (forAdults ? audienceFactor[audience] : 1) * bySize) +
    (kind.pant ?? 0)
  )
}
