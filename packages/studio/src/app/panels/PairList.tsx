import { Badge } from '@vidda/ui/badge'
import { measuredPairs, ratioText, tellOf, wordsOf, type Hexes } from './contrast.ts'
import { Panel } from './Panel.tsx'
import { PairListRoot, RatioRoot, Verdict } from './Panels.styles.ts'

/** In one line how the pairs stand, and which has least to spare. */
export function ContrastVerdict({ hexes }: { readonly hexes: Hexes }) {
  const pairs = measuredPairs(hexes)
  const failing = pairs.filter(({ passes }) => !passes).length
  const [worst] = pairs
  return (
    <Verdict>
      <Badge tone={failing === 0 ? 'success' : 'danger'}>
        {failing === 0 ? `All ${pairs.length} pairs pass` : `${failing} pairs fail`}
      </Badge>
      {worst && <span>Least to spare: {tellOf(worst)}.</span>}
    </Verdict>
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
              {/* What needs 3:1 is no text: a line, a mark, a control. */}
              {pair.least === 3 ? <span data-part="mark" style={{ background: hexes[pair.front] }} /> : 'Aa'}
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
