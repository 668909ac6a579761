export { beforePriceAt, shownPriceAt } from './before-price.ts'
export type { ClubPrice, PriceHistory, ShownPrice } from './before-price.ts'
export { datePlus, osloDate, osloMidnight } from './oslo-days.ts'
export { vatOf, vatPercentage } from './vat.ts'
