export type Fit = 'small' | 'true' | 'large'

/** Where `true_to_size` (−1 small, 0 true, 1 large; spec §3 Review), or the mean of many, turns from one word to the next. */
const edge = 1 / 3

export function fitOf(trueToSize: number): Fit {
  if (trueToSize < -edge) return 'small'
  return trueToSize > edge ? 'large' : 'true'
}
