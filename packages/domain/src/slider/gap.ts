/** Whole kroner at both ends; what a price slider holds. */
export type PriceSpan = { readonly min: number; readonly max: number }

/** The slider's range until a listing's own prices are known, in kroner (spec §9). */
export const defaultSpan: PriceSpan = { min: 0, max: 100 }

/** Kroner from one place of a handle to the next (spec §9). */
export const sliderStep = 10

/** How near a handle gets to the other, in percent of the range (spec §9). */
const handleGap = 15

/** The least distance between the handles in steps, rounded up: at 15 % they may stand, within it not (spec §4). */
export const gapInSteps = ({ min, max }: PriceSpan, step = sliderStep): number => Math.ceil(((max - min) * handleGap) / (100 * step))

/**
 * The least distance, in steps, for handles that stand at `value`. Typed prices may stand nearer than the gap: such handles may be
 * moved apart but no nearer, and never leap to the gap on their own.
 */
export const leastDistance = (value: PriceSpan, range: PriceSpan, step = sliderStep): number =>
  Math.min(gapInSteps(range, step), (value.max - value.min) / step)
