import type { FilterRule } from '@vidda/contract/wire'
import { type Constraints, largestId, type PriceRange, type Rule } from '@vidda/search'
import { Failure } from '../../kernel/http/failure.ts'

const highest = 2 ** 31 - 1

const wrong = (index: number, text: string) => new Failure('validation_failed', text, { [`filters.${index}.value`]: [text] })

const ore = (kroner: number) => Math.max(-highest, Math.min(highest, Math.round(kroner * 100)))

function priceRange({ op, value }: FilterRule, index: number): PriceRange {
  if (op === 'between') {
    if (!Array.isArray(value) || value.length !== 2) throw wrong(index, 'Value must be the lower and the upper end')
    return { min: ore(value[0]), max: ore(value[1]) }
  }
  if (typeof value !== 'number') throw wrong(index, 'Value must be one number')
  if (op === 'in') return { min: ore(value), max: ore(value) }
  return op === 'less' ? { min: -highest, max: ore(value) - 1 } : { min: ore(value) + 1, max: highest }
}

function idsOf({ op, value, field }: FilterRule, index: number): readonly number[] {
  if (op !== 'in')
    throw new Failure('validation_failed', `The field ${field} takes the operator in`, { [`filters.${index}.op`]: ['Op must be in'] })
  const ids = typeof value === 'number' ? [value] : value
  if (!ids.every((id) => Number.isInteger(id) && id >= 0)) throw wrong(index, 'Value must be ids')
  // A number above the largest possible id matches nothing.
  return ids.filter((id) => id <= (field === 'ids' ? highest : largestId))
}

const narrower = (a: PriceRange | undefined, b: PriceRange): PriceRange =>
  a ? { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) } : b

/** What the rules of a search ask of articles; throws a 422 for a rule that makes no sense. */
export function constraintsOf(filters: readonly FilterRule[]): Constraints {
  const rules: Rule[] = []
  let ids: readonly number[] | undefined
  let price: PriceRange | undefined
  for (const [index, rule] of filters.entries()) {
    const { field } = rule
    if (field === 'price') price = narrower(price, priceRange(rule, index))
    else if (field === 'ids') {
      const given = idsOf(rule, index)
      ids = ids === undefined ? given : ids.filter((id) => given.includes(id))
    } else rules.push({ field, ids: idsOf(rule, index) })
  }
  return { rules, ...(ids && { ids }), ...(price && { price }) }
}
