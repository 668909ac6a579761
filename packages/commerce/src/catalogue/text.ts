import type { Rng } from './prng.ts'

const choices = /\{([^{}]*)\}/gu

/** Chooses one of the alternatives in every `{a|b|c}`. */
export const expand = (template: string, rng: Rng): string => template.replace(choices, (_, alternatives: string) => rng.pick(alternatives.split('|')))

/** Chooses by `point`, from 0 (the first alternative) to 1: what is said twice is said alike, and the warmer bag is the heavier one. */
export const settle = (template: string, point: number): string =>
  template.replace(choices, (_, alternatives: string) => {
    const list = alternatives.split('|')
    return list[Math.min(list.length - 1, Math.floor(point * list.length))] ?? ''
  })
