import { expect, it } from 'vitest'
import { counties, countyOf, groupByCounty } from './index.ts'

it.each([
  ['0181', 'oslo'],
  ['1295', 'oslo'],
  ['1300', 'akershus'],
  ['1530', 'ostfold'],
  ['1540', 'akershus'],
  ['1950', 'akershus'],
  ['2609', 'innlandet'],
  ['2740', 'akershus'],
  ['3016', 'buskerud'],
  ['3060', 'buskerud'],
  ['3075', 'buskerud'],
  ['3110', 'vestfold'],
  ['3440', 'akershus'],
  ['3528', 'innlandet'],
  ['3724', 'telemark'],
  ['4006', 'rogaland'],
  ['4460', 'rogaland'],
  ['4611', 'agder'],
  ['5014', 'vestland'],
  ['5527', 'rogaland'],
  ['5550', 'vestland'],
  ['5580', 'rogaland'],
  ['6413', 'moreOgRomsdal'],
  ['6657', 'trondelag'],
  ['6763', 'moreOgRomsdal'],
  ['6856', 'vestland'],
  ['7011', 'trondelag'],
  ['7980', 'nordland'],
  ['8409', 'troms'],
  ['8514', 'nordland'],
  ['9008', 'troms'],
  ['9186', 'finnmark'],
  ['9405', 'troms'],
  ['9510', 'finnmark'],
])('[R10.263] knows the county of %s: %s', (code, county) => {
  expect(countyOf(code)).toBe(county)
})

it.each(['9170', '8099', '', '181', '12345', 'abcd'])('[R10.263] has no county for %s', (code) => {
  expect(countyOf(code)).toBeNull()
})

it('[R10.263] has each of the fifteen counties, in the order of their names', () => {
  const found = new Set(Array.from({ length: 10_000 }, (_, code) => countyOf(String(code).padStart(4, '0'))))
  expect(counties).toHaveLength(15)
  expect([...counties, null].filter((county) => !found.has(county))).toEqual([])
})

it('[R10.263] groups by county and keeps the order within, with what is in none last', () => {
  const entries = [
    { name: 'Longyearbyen', postNo: '9170' },
    { name: 'Voss', postNo: '5700' },
    { name: 'Alta', postNo: '9510' },
    { name: 'Bergen', postNo: '5014' },
  ]
  const told = groupByCounty(entries).map(({ county, entries: group }) => [county, ...group.map(({ name }) => name)])
  expect(told).toEqual([
    ['finnmark', 'Alta'],
    ['vestland', 'Voss', 'Bergen'],
    [null, 'Longyearbyen'],
  ])
})
