export { kronerFromOre, oreFromKroner, oreFromWire } from './wire.ts'
