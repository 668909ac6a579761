import type { Ore } from './ore.ts'

const twoDecimals = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const noBreakSpace = '\u00A0'

/** `499,00 kr`, with no-break spaces. Not the currency style: engines differ in where they put `kr`, and the two sides must agree. */
export const formatMoney = (amount: Ore): string => `${twoDecimals.format(amount / 100).replaceAll(/\s/gu, noBreakSpace)}${noBreakSpace}kr`
