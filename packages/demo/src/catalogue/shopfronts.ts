import type { GeneratedChain } from './chains.ts'
import type { openingHours } from './shops.data.ts'
import type { Scenery } from './types.ts'

type Hours = keyof typeof openingHours

/** The numbers of the buildings in the scene `shopfront`. */
const houses = { wood: 0, brick: 1, hall: 2, lodge: 3 } as const
type House = keyof typeof houses

/** The buildings to choose from by opening hours: a shop in a centre is open longer than one in a street. */
const housesByHours: Readonly<Record<Hours, readonly [House, ...House[]]>> = {
  centre: ['brick', 'hall'],
  street: ['wood', 'brick', 'wood', 'hall'],
  town: ['wood', 'brick', 'wood'],
  mall: ['hall', 'brick'],
  mountain: ['lodge', 'hall', 'lodge', 'wood'],
  calm: ['wood', 'brick'],
  calmCity: ['brick', 'wood'],
  resort: ['lodge', 'hall'],
  valley: ['wood', 'lodge', 'brick'],
  family: ['wood', 'brick'],
  familyMall: ['hall', 'brick'],
}

const alts: Readonly<Record<House, string>> = {
  wood: 'Butikken i et malt trehus, med lys i butikkvinduene',
  brick: 'Butikken i en murgård, med lys i butikkvinduene',
  hall: 'Butikken i et lavt bygg av tre og glass',
  lodge: 'Butikken i et tømret hus under fjellet',
}

/** Per chain: the sky above and below, the walls to choose from, the sign, the accent colour, the darkest colour. */
const colours: Readonly<
  Record<GeneratedChain, readonly [high: string, low: string, walls: readonly string[], ...near: readonly string[]]>
> = {
  1: ['#6f93ad', '#f0c9a0', ['#a8432f', '#d9c9a8', '#5b7a86', '#c98a3a', '#e4e0d6', '#7d8f6a', '#8c5b4a'], '#0f3b2c', '#fe9b27', '#23262a'],
  2: ['#b8c4bd', '#efe2cb', ['#d9cdb6', '#b5705a', '#a9b4ba', '#e7e0d2', '#8f9c8a', '#c9a58b', '#b9b7a2'], '#263124', '#7d8f5f', '#2b2621'],
  3: ['#3f5f86', '#e7b99a', ['#8a4a3c', '#56606c', '#b07a48', '#7c5a43', '#c3b8a6', '#4c5a4e', '#9a6a4a'], '#0d1116', '#d6f52a', '#1b2027'],
  4: ['#8fd0f0', '#fdeccb', ['#f2c14e', '#e58b7a', '#9cc9b1', '#f3e6d0', '#a7b8e0', '#efa765', '#8cbfcf'], '#c8235a', '#2f6fae', '#3a2f4a'],
}

/** What the chain's shop number `at` looks like from the street. */
export function shopfrontOf(chainId: number, at: number, hours: Hours): { readonly image: Scenery; readonly imageAlt: string } {
  const fitting = housesByHours[hours]
  const house = fitting[at % fitting.length] ?? fitting[0]
  const [high, low, walls, ...near] = colours[chainId as GeneratedChain]
  // Designs repeat after as many shops as there are walls; shifting the walls each time keeps two shops from looking the same.
  const wall = walls[(at + Math.floor(at / walls.length)) % walls.length]
  const palette = [high, low, wall ?? low, ...near]
  return { image: { scene: 'shopfront', palette, seed: chainId * 1000 + at * 4 + houses[house] }, imageAlt: alts[house] }
}
