import { slugOf } from '@vidda/domain/slug'
import { deviationsFrom } from './deviations.ts'
import { createRng } from './prng.ts'
import { shopfrontOf } from './shopfronts.ts'
import { openingHours, shopEntries } from './shops.data.ts'
import type { ShopRow } from './types.ts'

/** What stock needs to know of a shop: how big it is, from 1 to 3. */
export type ShopSeed = { readonly id: number; readonly size: 1 | 2 | 3 }

const entriesOf = (chainId: number) => shopEntries[chainId as keyof typeof shopEntries]
const idOf = (chainId: number, at: number): number => chainId * 100 + at + 1

export const shopSeeds = (chainId: number): readonly ShopSeed[] =>
  entriesOf(chainId).map((entry, at) => ({ id: idOf(chainId, at), size: entry[6] }))

/** Ids are `chain × 100 + n`: 55, which stands for any shop, is never one. */
export function createShops(chainId: number, now: Date): readonly ShopRow[] {
  return entriesOf(chainId).map(([name, postNo, postPlace, address, lat, long, , hours], at) => {
    const rng = createRng('shop', chainId, name)
    return {
      id: idOf(chainId, at),
      chainId,
      no: String(idOf(chainId, at)),
      name,
      fullName: `${name}, ${address}`,
      orgNo: orgNo(rng.int(10_000_000, 99_999_999)),
      description: describe(chainId, name, hours),
      openingHours: openingHours[hours],
      deviations: deviationsFrom(openingHours[hours], now),
      mapLink: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`,
      postNo,
      postPlace,
      address,
      email: `${slugOf(name)}@butikk${chainId}.example`,
      phone: `${phonePrefix(postNo)}00${String(idOf(chainId, at)).padStart(4, '0')}`,
      messengerId: null,
      lat,
      long,
      ...shopfrontOf(chainId, at, hours),
    }
  })
}

/** The last digit is one off the checksum, so that the number can belong to no company. */
function orgNo(eight: number): string {
  const digits = `9${eight}`.slice(0, 8)
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return `${digits}${(((11 - (sum % 11)) % 11) + 1) % 10}`
}

/** First digits of landline numbers by the first digit of the postal code. */
const phonePrefix = (postNo: string): string => ['22', '69', '61', '33', '51', '55', '70', '73', '75', '77'][Number(postNo[0])] ?? '22'

function describe(chainId: number, name: string, hours: string): string {
  if (chainId === 2) return 'Prøv i fred. Vi legger opp bukser, stopper gensere og har kaffe på bordet.'
  if (chainId === 3)
    return hours === 'valley'
      ? `Sliping og voksing på 2 timer, bindinger på 24. Utleie av feller, stegjern og isøks. Spør i ${name} om forholdene i dag.`
      : 'Sliping og voksing på 2 timer, tilpassing av støvler på 30 minutter. Skredvarsel og føremelding henger ved døra.'
  if (chainId === 4)
    return 'Stellebord, lekekrok og plass til vogna. Vi måler føtter, sier ærlig hva som blir for lite til våren, og reparerer glidelåser.'
  if (hours === 'mountain') return `Skiservice mens du venter og utleie av ski, også på søndager. ${name} har alltid ski i prepp.`
  if (hours === 'town') return 'Liten butikk som skaffer det meste. Har vi det ikke i hylla, henter vi det fra en nabobutikk.'
  return 'Klikk & Hent er klart på en time i åpningstida. Vi setter på bindinger, sliper stål og kaster tomme gassbokser for deg.'
}
