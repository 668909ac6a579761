export { compareOre, maxOre, minOre, minus, plus, portion, reductionOf, share, sumOre, times } from './arithmetic.ts'
export { formatMoney } from './format.ts'
export { zeroOre } from './ore.ts'
export type { Ore } from './ore.ts'
