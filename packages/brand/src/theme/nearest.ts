import type { ColorValue } from '@vidda/tokens'
import { contrastOf, lchOf, valueOf } from './color.ts'

/** A colour that another is seen beside, and the contrast that the two must have. */
export interface Demand {
  readonly beside: ColorValue
  readonly least: number
}

const finest = 0.001

/** The colour with the least change of OKLCH lightness that meets every demand; none if no lightness does. */
export function nearestPassing(color: ColorValue, demands: readonly Demand[]): ColorValue | undefined {
  const lch = lchOf(color)
  const passing = (l: number): ColorValue | undefined => {
    if (l < 0 || l > 1) return undefined
    const value = valueOf({ ...lch, l })
    return demands.every(({ beside, least }) => contrastOf(value, beside) >= least) ? value : undefined
  }
  for (let away = 0; away <= 1; away += finest) {
    const value = passing(lch.l - away) ?? passing(lch.l + away)
    if (value) return value
  }
  return passing(0) ?? passing(1)
}
