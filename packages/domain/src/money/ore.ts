declare const oreBrand: unique symbol

/** A whole number of øre (1/100 krone). Prices include VAT. Only the wire mapper and this package make one. */
export type Ore = number & { readonly [oreBrand]: 'Ore' }

export const zeroOre = 0 as Ore
