import { animals, avoided, beasts, placeFirst, placeLast, places, plants, woods } from './models.data.ts'
import { hash } from './prng.ts'

const joined = (first: readonly string[], last: readonly string[]): readonly string[] =>
  first.flatMap((one) => last.map((other) => `${one}${other}`))
const mountains = joined(placeFirst, placeLast).filter((place) => !avoided.includes(place))
const meadows = joined(woods, places)
const heights = Array.from({ length: 213 }, (_, step) => String(978 + step * 7))
const creatures = joined(
  beasts,
  animals.map((animal) => animal.toLocaleLowerCase('nb-NO')),
)

/** A step that shares no factor with the length visits every word once before any comes again. */
function at(words: readonly string[], start: number, visit: number): string {
  const step = words.length % 97 === 0 ? 101 : 97
  const round = Math.floor(visit / words.length)
  return `${words[(start + visit * step) % words.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`
}

/** The model word of a line's n-th style of a kind; the first style has none: `Rim Ullgenser`. */
export function modelName(chainId: number, line: string, kind: string, nth: number): string {
  if (nth === 0) return ''
  const start = hash(line, kind)
  if (chainId === 1) return at(mountains, start, nth - 1)
  if (chainId === 3) return at(heights, start, nth - 1)
  if (chainId === 4) return nth <= animals.length ? at(animals, start, nth - 1) : at(creatures, start, nth - 1 - animals.length)
  return nth <= plants.length ? at(plants, start, nth - 1) : at(meadows, start, nth - 1 - plants.length)
}
