import type { Setting } from './shopfront-around.ts'
import { brickHouses } from './shopfront-brick.ts'
import { halls } from './shopfront-halls.ts'
import { lodges } from './shopfront-lodges.ts'
import type { Cover, Design } from './shopfront-parts.ts'
import { woodenHouses } from './shopfront-wood.ts'

type Some<T> = readonly [T, ...T[]]

interface Building {
  readonly designs: Some<Design>
  readonly settings: Some<Setting>
  readonly covers: Some<Cover>
}

/** The buildings by the last two bits of the seed. */
const buildings: Some<Building> = [
  { designs: woodenHouses, settings: ['spruces', 'street', 'fjord', 'birches'], covers: ['tile', 'slate', 'snow', 'slate', 'tile'] },
  { designs: brickHouses, settings: ['street'], covers: ['slate', 'tile', 'snow', 'slate', 'tile'] },
  { designs: halls, settings: ['birches', 'fjord', 'spruces', 'street'], covers: ['slate', 'snow', 'turf'] },
  { designs: lodges, settings: ['spruces', 'fjord', 'birches'], covers: ['snow', 'turf', 'snow', 'slate', 'turf'] },
]

const pick = <T>(list: Some<T>, at: number): T => list[at % list.length] ?? list[0]

/** `seed` is the chain's id times 1000, plus the shop's number times 4, plus the building. */
export const choices = (seed: number) => {
  const [chainId, at, house] = [Math.floor(seed / 1000), (seed % 1000) >> 2, seed % 4]
  const { designs, settings, covers } = pick(buildings, house)
  // Without a shift after every fifth shop, the same design would often have the same sky and surroundings.
  const round = Math.floor(at / 5)
  return {
    chainId,
    at,
    alpine: house === 3,
    // The chain of mountain specialists has its shops near mountains.
    mountains: chainId === 3,
    design: pick(designs, at),
    setting: pick(settings, at + round),
    cover: pick(covers, at + chainId),
    hour: at + round,
    mirrored: ((at >> 1) + round) % 2 === 1,
  }
}
