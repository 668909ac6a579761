import { expect, it } from 'vitest'
import { appOf, fakeApi } from '../shop.fixtures.tsx'
import { findAddress } from './find-address.ts'
import { paths } from '@vidda/contract'
import { addressQuery } from '@vidda/domain/address'

const wanted = { street: 'Storgata', number: '12B', postalCode: '2615' }
const houseWith = (postalCode: string) => ({
  elements: [{ lat: 61, lon: 10, tags: { 'addr:street': 'Storgata', 'addr:housenumber': '12B', 'addr:postcode': postalCode } }],
})
const mapOf = (answer: unknown) => appOf({ api: fakeApi({ [paths.maps(addressQuery(wanted))]: answer }) })
const refusal = (typed: string, answer: unknown) => findAddress(mapOf(answer), typed, '2615').catch((error: unknown) => error)

it('finds the house of a street, a number and a postal code', async () => {
  expect(await findAddress(mapOf(houseWith('2615')), 'Storgata 12B', '2615')).toEqual({ lat: 61, long: 10 })
})

it('[R5.06] an address without a house number is refused in the words of the specification', async () => {
  expect(await refusal('Storgata', houseWith('2615'))).toMatchObject({
    code: 'ADDRESS_NOT_FOUND',
    message: "Ingen husnummer oppgitt - addresse må være på format: 'gateaddresse husnummer'",
  })
})

it.each([
  ['nothing', { elements: [] }],
  ['a house of another postal code', houseWith('2616')],
])('[R5.07] an address for which the map has %s is not found', async (_, answer) => {
  expect(await refusal('Storgata 12B', answer)).toMatchObject({ code: 'ADDRESS_NOT_FOUND', message: 'Ingen addresser funnet' })
})
