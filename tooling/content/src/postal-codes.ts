import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { isMain } from '@vidda/tooling-shared/is-main'
import { root } from '@vidda/tooling-shared/root'

type Spot = { readonly lat: number; readonly long: number }

const target = 'packages/commerce/src/reference/postal-codes.data.ts'
const norway = ['NO', 'SJ']
// A place of the same name elsewhere in the country is another place: its spot has no neighbours of the code within so many kilometres.
const nearby = 120
const neighboursAsked = 12
const neighboursWanted = 2
// Svalbard has no neighbours.
const arctic = 74

/** Columns of a GeoNames table. */
const column = { name: 1, others: 3, lat: 4, long: 5, kind: 6, country: 8 } as const

const spelt = (name: string) => name.toLocaleUpperCase('nb').normalize('NFC')

/** Spots by each spelling of a place's name. */
function spotsOf(table: string): ReadonlyMap<string, readonly Spot[]> {
  const spots = new Map<string, Spot[]>()
  for (const line of table.split('\n')) {
    const cells = line.split('\t')
    if (!norway.includes(cells[column.country] ?? '') || cells[column.kind] !== 'P') continue
    const spot = { lat: Number(cells[column.lat]), long: Number(cells[column.long]) }
    const names = new Set([cells[column.name] ?? '', ...(cells[column.others] ?? '').split(',')].filter(Boolean).map(spelt))
    for (const name of names) spots.set(name, [...(spots.get(name) ?? []), spot])
  }
  return spots
}

/** Kilometres, near enough. */
const apart = (one: Spot, other: Spot): number =>
  Math.hypot((one.lat - other.lat) * 111, (one.long - other.long) * 111 * Math.cos((one.lat * Math.PI) / 180))

/** The register tells places of one name apart by a letter: Kristiansund N. */
const plain = (place: string) => place.replace(/ [NSØV]$/u, '')

const shown = (place: string): string =>
  place
    .toLocaleLowerCase('nb')
    .split(/(?<=[ -])/u)
    .map((word, at) => (at > 0 && ['i ', 'på ', 'og '].includes(word) ? word : word.charAt(0).toLocaleUpperCase('nb') + word.slice(1)))
    .join('')

type Code = readonly [code: string, place: string]

/** The spot of each code whose place has one that lies among its neighbours by number. */
function placed(codes: readonly Code[], spots: ReadonlyMap<string, readonly Spot[]>): ReadonlyMap<string, Spot> {
  const found = (place: string) => spots.get(place) ?? spots.get(plain(place)) ?? []
  const sure = codes.flatMap(([code, place]) => {
    const [spot, more] = found(place)
    return spot && !more ? [{ number: Number(code), place, spot }] : []
  })
  const neighbours = ([code, place]: Code): readonly Spot[] =>
    sure
      .filter((one) => one.place !== place)
      .toSorted((a, b) => Math.abs(a.number - Number(code)) - Math.abs(b.number - Number(code)))
      .slice(0, neighboursAsked)
      .map(({ spot }) => spot)
  // A place's codes lie together; another of its name begins with another digit.
  const groups = Map.groupBy(codes, ([code, place]) => `${code.charAt(0)} ${place}`)
  return new Map(
    [...groups.values()].flatMap((group) => {
      const candidates = found(group[0]?.[1] ?? '')
      const around = candidates.length === 0 ? [] : group.flatMap(neighbours)
      const away = (spot: Spot) =>
        around.map((other) => apart(spot, other)).toSorted((a, b) => a - b)[neighboursWanted - 1] ?? Number.POSITIVE_INFINITY
      const spot = candidates.toSorted((a, b) => away(a) - away(b))[0]
      return spot && (away(spot) < nearby || spot.lat > arctic) ? group.map(([code]) => [code, spot] as const) : []
    }),
  )
}

function written(codes: readonly Code[], known: ReadonlyMap<string, Spot>): string {
  const lines = new Map<string, string[]>()
  for (const [code, place] of codes) {
    const spot = known.get(code)
    const key = `${shown(place)};${spot ? `${spot.lat.toFixed(4)};${spot.long.toFixed(4)}` : ';'}`
    lines.set(key, [...(lines.get(key) ?? []), code])
  }
  return `/**
 * Every postal code of Norway: place, latitude, longitude, codes. Places without a position of their own have none here. Written by
 * \`pnpm exec node tooling/content/src/postal-codes.ts\`; sources and licences are in NOTICE.md.
 */
export const places = \`
${[...lines].map(([key, list]) => `${key};${list.join(' ')}`).join('\n')}
\`
`
}

const help = `pnpm exec node tooling/content/src/postal-codes.ts REGISTER TABLE: writes the postal codes of every shop

  REGISTER   postal-codes-simple.js of the package norway-postal-codes
  TABLE      cities500.txt of GeoNames`

/** Writes the postal codes of the catalogue from a register of codes and places, and a table of places and positions. */
function write([register, table]: readonly string[]): void {
  if (!register || !table) {
    console.error(`Name two files. ${help}`)
    process.exitCode = 2
    return
  }
  const names = createRequire(import.meta.url)(resolve(register)) as Readonly<Record<string, string>>
  const codes = Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const known = placed(codes, spotsOf(readFileSync(table, 'utf8')))
  writeFileSync(join(root, target), written(codes, known))
  console.log(`${codes.length} codes, ${known.size} with the position of their place`)
}

if (isMain(import.meta)) {
  if (process.argv.includes('--help')) console.log(help)
  else write(process.argv.slice(2))
}
