import { avoided, placeFirst, placeLast, plantForms, plants } from './models.data.ts'
import { hash } from './prng.ts'

const places = placeFirst.flatMap((first) => placeLast.map((last) => `${first}${last}`)).filter((place) => !avoided.includes(place))
const meadow = ['', ...plantForms].flatMap((form) => plants.map((plant) => (form ? `${plant} ${form}` : plant)))

/** A step that shares no factor with the length visits every word once before any comes again. */
function at(words: readonly string[], start: number, visit: number): string {
  const step = words.length % 97 === 0 ? 101 : 97
  return words[(start + visit * step) % words.length] as string
}

/** The model word of a line's n-th style of a kind; the first style has none: `Rim Ullgenser`. */
export function modelName(chainId: number, line: string, kind: string, nth: number): string {
  if (nth === 0) return ''
  const visit = nth - 1
  const start = hash(line, kind)
  if (chainId === 1) return `${at(places, start, visit)}${visit < places.length ? '' : ` ${Math.floor(visit / places.length) + 1}`}`
  const simple = visit < plants.length
  return simple ? at(plants, start, visit) : at(meadow.slice(plants.length), start, visit - plants.length)
}
