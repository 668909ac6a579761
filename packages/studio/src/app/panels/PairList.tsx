import { measuredPairs, pairsOf, ratioText, wordsOf, type ColorName, type Hexes, type MeasuredPair } from './contrast.ts'
import { Panel } from './Panel.tsx'
import { PairListRoot, RatioRoot } from './Panels.styles.ts'

const tellOf = ({ front, ground, ratio, least, passes }: MeasuredPair): string =>
  `${wordsOf(front)} on ${wordsOf(ground).toLowerCase()} has ${ratioText(ratio)}, ${passes ? 'at least' : 'less than'} ${least}:1`

/** The ratio of that pair of a colour which has least to spare, with `hex` as its value. */
export function RatioOf({ name, hexes, hex }: { readonly name: ColorName; readonly hexes: Hexes; readonly hex: string }) {
  const [worst] = pairsOf(name, hexes, hex)
  if (!worst) return null
  return (
    <RatioRoot title={tellOf(worst)} data-passes={worst.passes || undefined}>
      <span aria-hidden="true">{worst.passes ? '✓' : '✕'}</span> {ratioText(worst.ratio)}
    </RatioRoot>
  )
}

/** Every pair of colours whose contrast is promised, that with least to spare first. */
export function PairList({ hexes }: { readonly hexes: Hexes }) {
  const pairs = measuredPairs(hexes)
  const passing = pairs.filter(({ passes }) => passes).length
  return (
    <Panel title="Contrast of every pair" about={`${passing} of ${pairs.length} pairs pass. What has least to spare stands first.`}>
      <PairListRoot>
        {pairs.map((pair) => (
          <li key={`${pair.front} ${pair.ground}`}>
            <span data-part="sample" style={{ background: hexes[pair.ground], color: hexes[pair.front] }} aria-hidden="true">
              Aa
            </span>
            <span>
              {wordsOf(pair.front)} on {wordsOf(pair.ground).toLowerCase()}
            </span>
            <RatioRoot title={tellOf(pair)} data-passes={pair.passes || undefined}>
              {ratioText(pair.ratio)} <small>of {pair.least}</small>
            </RatioRoot>
          </li>
        ))}
      </PairListRoot>
    </Panel>
  )
}
