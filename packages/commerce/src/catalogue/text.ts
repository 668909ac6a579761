import type { Rng } from './prng.ts'

/** Chooses one of the alternatives in every `{a|b|c}`. */
export const expand = (template: string, rng: Rng): string => template.replace(/\{([^{}]*)\}/gu, (_, alternatives: string) => rng.pick(alternatives.split('|')))
