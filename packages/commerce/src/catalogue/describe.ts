import { cares } from './care.data.ts'
import { fits, type FitKey } from './fits.data.ts'
import { materials } from './materials.data.ts'
import type { Planned } from './plan.ts'
import { createRng } from './prng.ts'
import { expand } from './text.ts'

export type Texts = { readonly description: string; readonly techDescription: string; readonly washLabel: string | null; readonly careLabel: string }

const worn: readonly FitKey[] = ['jacket', 'mid', 'trousers']

/** Two to four sentences: what for, material, fit, one honest limit. What it is made of is the same for a whole style. */
export function describe({ kind, line, audience, chainId, index, style }: Planned, seed: number): Texts {
  const rng = createRng(seed, chainId, index, 'text')
  const made = createRng(seed, chainId, style, 'made')
  const child = audience === 'barn' || audience === 'junior'
  const fit: FitKey = child && worn.includes(kind.fit) ? 'kids' : child && kind.fit === 'hands' ? 'kidsHands' : kind.fit
  const material = expand(made.pick(materials[kind.material]), made)
  const sentences = [
    expand(rng.pick((child && kind.child) || kind.purpose), rng),
    material,
    rng.chance(0.7) ? expand(rng.pick(fits[fit]), rng) : rng.chance(0.5) ? line.note : '',
    expand(rng.pick(kind.but), rng),
  ]
  const care = cares[kind.care]
  return {
    description: sentences.filter(Boolean).join(' '),
    techDescription: [...kind.tech.map((row) => expand(row, made)), `Sesong: ${kind.season}`].join('\n'),
    washLabel: care.wash,
    careLabel: made.pick(care.care),
  }
}
