import type { CartError, LineProblem } from '@vidda/domain/cart'
import type * as Wire from '../wire/index.ts'

const problems: Readonly<Record<Wire.LineProblem, LineProblem | null>> = {
  unknown: 'gone',
  hidden: 'gone',
  // What is not sold online can be reserved.
  not_for_sale: null,
  over_limit: 'overLimit',
  sold_out: 'soldOut',
  too_few: 'tooFew',
}

/** Stock per shop of each line's variant, by EAN. */
export const mapLineStock = ({ lines }: Wire.Validation): ReadonlyMap<string, Wire.ValidatedLine['stock']> =>
  new Map(lines.map(({ eanNo, stock }) => [eanNo, stock]))

/** The lines that cannot be had as they stand. */
export function mapValidation({ lines }: Wire.Validation): readonly CartError[] {
  return lines.flatMap(({ eanNo, problem, webPurchaseLimit }) => {
    const why = problem && problems[problem]
    return why ? [{ eanNo, problem: why, most: webPurchaseLimit }] : []
  })
}
