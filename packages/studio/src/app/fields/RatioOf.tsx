import { pairsOf, ratioText, tellOf, type ColorName, type Hexes } from '../panels/contrast.ts'
import { RatioRoot } from '../panels/Panels.styles.ts'

export type RatioOfProps = {
  readonly name: ColorName
  /** Every colour of the theme. */
  readonly hexes: Hexes
  /** What was entered for the colour, even if it was refused. */
  readonly hex: string
}

/** The ratio of that pair of a colour which has least to spare. */
export function RatioOf({ name, hexes, hex }: RatioOfProps) {
  const [worst] = pairsOf(name, hexes, hex)
  if (!worst) return null
  return (
    <RatioRoot title={tellOf(worst)} data-passes={worst.passes || undefined}>
      <span aria-hidden="true">{worst.passes ? '✓' : '✕'}</span> {ratioText(worst.ratio)}
    </RatioRoot>
  )
}
