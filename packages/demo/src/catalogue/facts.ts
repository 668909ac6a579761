import type { Planned } from './plan.ts'
import { createRng } from './prng.ts'
import { sizesOf } from './sizes.ts'

/** Where an article lies among its kind's facts, from 0 to 1: by size where the size is in the name, else one for the whole style. */
export function factPoint(
  { kind, audience, size, chainId, style }: Pick<Planned, 'kind' | 'audience' | 'size' | 'chainId' | 'style'>,
  seed: number,
): number {
  if (size === null) return createRng(seed, chainId, style, 'facts').next()
  const sizes = sizesOf(kind.sizes, audience)
  return (sizes.indexOf(size) + 0.5) / sizes.length
}
