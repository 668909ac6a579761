import { availableShopId } from '@vidda/domain/shop'
import fc from 'fast-check'
import { searchFields } from '../src/documents/tags.ts'
import type { Constraints, Rule, SearchField } from '../src/engine.ts'
import { article, colorIdOf, type Goods } from './goods.ts'

const words = ['lue', 'vott', 'hals'] as const
const shops = [4, 5, 7, 90, 2 ** 24 - 1] as const
const [few, more] = [fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 })]

const variants = fc.array(
  fc
    .record({
      color: fc.option(few, { freq: 6 }),
      size: fc.option(more, { freq: 6 }),
      shade: fc.integer({ min: 0, max: 1 }),
      shops: fc.subarray([...shops], { maxLength: 3 }),
    })
    .map(({ shade, ...rest }) => ({ ...rest, colorId: rest.color === null ? null : colorIdOf(rest.color) + shade })),
  { maxLength: 6 },
)

/** Catalogues in which values are often the same: else no two rules would ever meet. */
export const catalogues: fc.Arbitrary<readonly Goods[]> = fc
  .array(
    fc.record({
      chainId: fc.constantFrom(1, 1, 1, 2),
      visible: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0),
      name: fc.shuffledSubarray([...words], { minLength: 1 }).map((some) => some.join(' ')),
      price: fc.integer({ min: 1, max: 6 }).map((price) => price * 100),
      qtyRank: fc.constantFrom(1, 2, 9999),
      turnoverRank: fc.constantFrom(1, 9999),
      created: fc.integer({ min: 0, max: 3 }).map((day) => new Date(day * 86_400_000)),
      variants,
      values: fc.record({
        genders: fc.uniqueArray(few, { maxLength: 2 }),
        brands: few.map((id) => [id]),
        groups: more.map((id) => [id]),
        category: few.map((id) => [id]),
        subcategory: few.map((id) => [id]),
        campaigns: fc.uniqueArray(few, { maxLength: 2 }),
      }),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((one, index) => article(index + 1, one)))

const idsOf: Readonly<Partial<Record<SearchField, fc.Arbitrary<number>>>> = { shops: fc.constantFrom(...shops, availableShopId) }

const rule = (field: SearchField): fc.Arbitrary<Rule> =>
  fc.uniqueArray(idsOf[field] ?? more, { minLength: 1, maxLength: 3 }).map((ids) => ({ field, ids }))

/** Filters of variants more often than others, and seldom a rule that nothing meets. */
const rules = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<SearchField>('sizes', 'colors', 'shops').chain(rule) },
    { weight: 3, arbitrary: fc.constantFrom(...searchFields).chain(rule) },
    { weight: 1, arbitrary: fc.constantFrom(...searchFields).map((field): Rule => ({ field, ids: [] })) },
  ),
  { maxLength: 5 },
)

const price = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })).map(([one, other]) => ({
  min: Math.min(one, other) * 100,
  max: Math.max(one, other) * 100,
}))

export const constraints: fc.Arbitrary<Constraints> = fc
  .record({
    rules,
    ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 30 }), { freq: 4, nil: undefined }),
    price: fc.option(price, { freq: 4, nil: undefined }),
  })
  .map(({ rules: all, ids, price: range }) => ({ rules: all, ...(ids && { ids }), ...(range && { price: range }) }))

export const queries = fc.constantFrom('', '', '', ...words, 'lue vott')
