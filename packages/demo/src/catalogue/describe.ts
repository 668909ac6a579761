import { cares } from './care.data.ts'
import { fits, type FitKey } from './fits.data.ts'
import { materials } from './materials.data.ts'
import type { Planned } from './plan.ts'
import { factPoint } from './facts.ts'
import { createRng } from './prng.ts'
import { inTurn, settle } from './text.ts'

export type Texts = {
  readonly description: string
  readonly techDescription: string
  readonly washLabel: string | null
  readonly careLabel: string
}

const worn: readonly FitKey[] = ['jacket', 'mid', 'trousers', 'quiet']

/** Two to four sentences: what for, material, fit, one honest limit. What it is made of is the same for a whole style. */
export function describe(planned: Planned, turn: number, seed: number): Texts {
  const { kind, line, audience, chainId, index, style } = planned
  const rng = createRng(seed, chainId, index, 'text')
  const made = createRng(seed, chainId, style, 'made')
  const child = audience === 'barn' || audience === 'junior'
  const fit: FitKey = child && worn.includes(kind.fit) ? 'kids' : child && kind.fit === 'hands' ? 'kidsHands' : kind.fit
  const point = factPoint(planned, seed)
  const settled = (template: string) => settle(template, point)
  const fact = line.houseBrand && kind.worn !== false ? (template: string) => settled(template).replace(columns, '15 000') : settled
  const material = fact(made.pick(materials[kind.material]))
  const purposes = (child && kind.child) || kind.purpose
  const first = createRng(seed, line.name, kind.key).int(0, 99)
  const purpose = settled(inTurn(purposes, first + turn))
  const sitting = rng.chance(0.7) ? settled(rng.pick(fits[fit])) : rng.chance(0.5) ? line.note : ''
  const but = settled(inTurn(kind.but, first + turn + Math.floor(turn / purposes.length)))
  const care = cares[kind.care]
  return {
    description: shorten([purpose, material, sitting, but], [purpose, material, but], [purpose, firstOf(material), but]),
    techDescription: [...kind.tech.map(fact), `Sesong: ${kind.season}`].join('\n'),
    washLabel: care.wash,
    careLabel: made.pick(care.care),
  }
}

/** The column that each chain's pages claim for all outerwear of its own make (spec §1), whatever its kind may choose between. */
const columns = /\d[\d ]*(?= mm vannsøyle)|(?<=vannsøyle(?::| på) )\d[\d ]*(?= mm)/giu

const most = 4
const countOf = (text: string): number => text.split(/[.!?](?:\s|$)/u).length - 1
const firstOf = (text: string): string => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text

/** The first composition that keeps to four sentences, else the last. */
function shorten(...compositions: readonly (readonly string[])[]): string {
  const texts = compositions.map((sentences) => sentences.filter(Boolean).join(' '))
  return texts.find((text) => countOf(text) <= most) ?? texts.at(-1) ?? ''
}
