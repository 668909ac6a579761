export { zeroOre } from './ore.ts'
export type { Ore } from './ore.ts'
