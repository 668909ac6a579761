declare const oreBrand: unique symbol

/** A whole number of øre (1/100 krone). Prices include VAT. Only the wire mapper and this package make one. */
export type Ore = number & { readonly [oreBrand]: 'Ore' }

export const zeroOre = 0 as Ore

/** Brands a number as øre; throws RangeError for anything that is not a safe integer. Stays inside this package. */
export const exactOre = (value: number): Ore => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Money is whole øre: round ${value} where it is made`)
  return (value + 0) as Ore
}
