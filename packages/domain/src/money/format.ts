import { formatNumber } from '../number/index.ts'
import type { Ore } from './ore.ts'

const noBreakSpace = '\u00A0'

/** `499,00 kr`, with no-break spaces. Not the currency style: engines differ in where they put `kr`, and the two sides must agree. */
export const formatMoney = (amount: Ore): string => `${formatNumber(amount / 100, 2, 2)}${noBreakSpace}kr`
