import { fetchHouse } from '@vidda/client/positions'
import { AddressError, readAddress } from '@vidda/domain/address'
import type { Coords } from '@vidda/domain/shop'
import { addressTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'

/** Where an address is, as it was typed; rejects with an {@link AddressError} in the shopper's words (spec §5). */
export async function findAddress({ api, texts }: Pick<App, 'api' | 'texts'>, typed: string, postalCode: string): Promise<Coords> {
  const words = texts(addressTexts)
  const address = readAddress(typed)
  if (!address) throw new AddressError(words.noNumber)
  const house = await fetchHouse(api, { ...address, postalCode })
  if (!house) throw new AddressError(words.notFound)
  return house
}
