import { Type, type Static } from 'typebox'

const maxLines = 10_000

/** What is in a shop now; a line of the feed does not have to name anything that exists. */
export const StockFeed = Type.Object({
  lines: Type.Array(
    Type.Object({
      EanNo: Type.String({ minLength: 1, maxLength: 20 }),
      shopID: Type.Integer(),
      Qty: Type.Integer({
        description:
          'How many lie in the shop now, not how many have come; those set aside for reservations and orders are counted in, and are not sold once more',
      }),
    }),
    { minItems: 1, maxItems: maxLines },
  ),
})
export type StockFeed = Static<typeof StockFeed>

export const StockFed = Type.Object({
  written: Type.Integer({ description: 'Lines that were written' }),
  refused: Type.Array(Type.Object({ line: Type.Integer({ description: 'From 0' }), field: Type.String(), reason: Type.String() }), {
    description: 'Lines that name nothing known here, or no quantity that can be',
  }),
})
export type StockFed = Static<typeof StockFed>
