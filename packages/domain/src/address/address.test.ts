import { expect, it } from 'vitest'
import { addressQuery, houseOf, readAddress } from './index.ts'

it.each([
  ['Karl Johans gate 12B', 'Karl Johans gate', '12B'],
  ['  Storgata   1 ', 'Storgata', '1'],
  ['Storgata 7 b', 'Storgata', '7B'],
  ['Bjørnstjerne Bjørnsons plass 1', 'Bjørnstjerne Bjørnsons plass', '1'],
  ['7. juni-plassen 3', '7. juni-plassen', '3'],
  ['Storgata, 4', 'Storgata', '4'],
])('[R5.05] %s is a street and a house number', (typed, street, number) => {
  expect(readAddress(typed)).toEqual({ street, number })
})

it.each(['Karl Johans gate', '12', '', 'Storgata 12BC', 'Storgata12'])('%s has no street with a house number', (typed) => {
  expect(readAddress(typed)).toBeNull()
})

const wanted = { street: 'Storgata', number: '12B', postalCode: '2615' }
const house = (street: string, number: string, postcode: string) => ({
  tags: { 'addr:street': street, 'addr:housenumber': number, 'addr:postcode': postcode },
})

it.each([
  ['street', house('Lillegata', '12B', '2615')],
  ['house number', house('Storgata', '12', '2615')],
  ['postal code', house('Storgata', '12B', '2616')],
])('[R5.08] a hit of another %s is no match', (_, other) => {
  expect(houseOf(wanted, [other, {}])).toBeNull()
})

it('[R9.17] matches by the tags addr:housenumber, addr:postcode and addr:street, whatever the case', () => {
  const hit = house('STORGATA', '12b', '2615')
  expect(houseOf(wanted, [house('Storgata', '12', '2615'), hit])).toBe(hit)
})

it('[R7.11] asks the map for street, house number and postal code', () => {
  expect(addressQuery(wanted)).toBe(
    '[out:json];nwr["addr:street"="Storgata"]["addr:housenumber"="12B"]["addr:postcode"="2615"];out center;',
  )
})

it('keeps what is typed within its quotes', () => {
  expect(addressQuery({ ...wanted, street: 'a"];out;\\\n' })).toContain('["addr:street"="a\\"];out;\\\\ "]')
})
