import { technicalFacts } from '@vidda/domain/article'
import type { Planned } from './plan.ts'
import { sizesOf } from './sizes.ts'

/** How a fact is written on a card, by its name in the technical description or by the whole fact; `…` is its value. The most telling ones are first. */
type Written = Readonly<Record<string, string>>

const broad: Written = {
  Vannsøyle: 'Vannsøyle …',
  'Vannsøyle duk': 'Vannsøyle …',
  Fyll: '…',
  'Prøvd ned til': 'Prøvd ned til …',
  Komfort: 'Komfort …',
  'R-verdi': 'R-verdi …',
  Isolasjon: 'Isolasjon …',
  Lysstyrke: '…',
  'Holder varmen': 'Varmt i …',
  Solvern: '…',
  Midje: 'Midje …',
  Dropp: 'Dropp …',
  Tørketid: 'Tørker på …',
  Oppdrift: 'Oppdrift …',
  Vekt: 'Veier …',
  'Vekt per par': 'Veier …',
  Frotté: 'Frotté …',
  Beinlengde: 'Beinlengde …',
  Skaft: 'Skaft …',
  Skafthøyde: 'Skaft …',
  'Største vekt': 'Bærer …',
  'Sømmer: flate': 'Flate sømmer',
  'Sømmer: ingen': 'Uten sømmer',
}

const natural: Written = {
  Materiale: '…',
  'Strikket i': 'Strikket i …',
  'Sydd i': 'Sydd i …',
  'Stoff: bomullskanvas': 'Bomullskanvas',
  Knapper: 'Knapper av …',
  'Fôr: bomull': 'Fôret med bomull',
  'Fôr: cupro': 'Fôret med cupro',
  'Sømmer: ingen': 'Uten sømmer',
}

const mountain: Written = {
  Vekt: '…',
  'Vekt per par': '…',
  Vannsøyle: '…',
  'Vannsøyle duk': '…',
  Spenst: '…',
  Komfort: 'komfort …',
  'R-verdi': 'R …',
  Lysstyrke: '…',
  Effekt: '…',
  'Holder varmen': 'varm i …',
  Midje: 'midje …',
  Radius: 'radius …',
  Bredde: '…',
  Isolasjon: '…',
  Dropp: 'dropp …',
  Tørketid: 'tørr på …',
  Skaft: 'skaft …',
  Lengde: 'lengde …',
  Kategori: 'kategori …',
  'Sømmer: flate': 'flate sømmer',
}

const perChain: Readonly<Partial<Record<number, { readonly most: number; readonly written: Written }>>> = {
  2: { most: 1, written: natural },
  3: { most: 2, written: mountain },
}

/** From the smallest size to the largest, in figures; null for one size, or for sizes without figures. */
function rangeOf(sizes: readonly string[]): string | null {
  const [first, ...rest] = sizes.map((size) => size.match(/\d+/gu) ?? [])
  const [smallest, largest] = [first?.at(0), rest.at(-1)?.at(-1)]
  if (smallest === undefined || largest === undefined) return null
  return sizes.every((size) => size.endsWith(' år')) ? `${smallest}–${largest} år` : `Str. ${smallest}–${largest}`
}

/** A number stays with its unit, and a long one in one piece. */
const unbroken = (line: string): string => line.replaceAll(/(?<=\d) (?=[\d%°\p{L}])/gu, '\u00A0')

/** The line of facts on an article's card: every article has one, so that the prices of a row are in line. The children's chain tells whom it fits. */
export function keyFactsOf({ kind, chainId, size, audience }: Planned, techDescription: string): string {
  const range = chainId === 4 && size === null ? rangeOf(sizesOf(kind.sizes, audience)) : null
  if (range !== null) return range
  const { most, written } = perChain[chainId] ?? { most: 1, written: broad }
  const { named, others } = technicalFacts(techDescription)
  const told = Object.entries(written).flatMap(([key, form]) => {
    const fact = named.find(({ name, value }) => key === name || key === `${name}: ${value}`)
    return fact ? [form.replace('…', fact.value)] : []
  })
  const [first] = named
  const fallback = others[0] ?? (first ? `${first.name}: ${first.value}` : '')
  return unbroken(told.slice(0, most).join(' · ') || fallback)
}
