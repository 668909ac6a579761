/** Goes through a list again and again. */
export const inTurn = (list: readonly string[], turn: number): string => list[turn % list.length] ?? ''

const choices = /\{([^{}]*)\}/gu

/** Chooses in every `{a|b|c}` by `point`, from 0 (the first) to 1: what is said twice is said alike, and the warmer bag is the heavier one. */
export const settle = (template: string, point: number): string =>
  template.replace(choices, (_, alternatives: string) => {
    const list = alternatives.split('|')
    return list[Math.min(list.length - 1, Math.floor(point * list.length))] ?? ''
  })
