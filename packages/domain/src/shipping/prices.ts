import { exactOre } from '../money/ore.ts'

/** What delivery costs while the cart is empty (spec §9). */
export const defaultDeliveryPrice = exactOre(19_900)

/** The freight of a line that names none (spec §9). */
export const defaultFrightPrice = exactOre(9_900)
