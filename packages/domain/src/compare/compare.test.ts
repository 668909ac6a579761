import { describe, expect, it } from 'vitest'
import { technicalFacts } from '../article/index.ts'
import { comparedIds, comparePath, differs, factRows } from './index.ts'

describe('the address of a comparison', () => {
  it('[R10.273] holds its articles, and is read back as it was made', () => {
    expect(comparePath([11, 7, 12])).toBe('/sammenlign?artikler=11,7,12')
    expect(comparedIds(new URL(comparePath([11, 7, 12]), 'https://shop').searchParams)).toEqual([11, 7, 12])
    expect(comparePath([])).toBe('/sammenlign')
  })

  it.each([
    ['', []],
    ['artikler=', []],
    ['artikler=7,7,8', [7, 8]],
    ['artikler=a,-1,0,7.5,99999999999,2147483648,9', [9]],
    ['artikler=1,2,3,4,5', [1, 2, 3, 4]],
    ['artikler=11%2C12', [11, 12]],
  ])('[R10.273] is read as far as it names articles: %s', (search, ids) => {
    expect(comparedIds(new URLSearchParams(search))).toEqual(ids)
  })
})

describe('technical facts', () => {
  it('[R10.274] are told by the words before the colon, and other lines stay as they are', () => {
    expect(technicalFacts('Vekt: 480 g\n• Vannsøyle:  15 000 mm \r\n\n- Sveisede sømmer\nÅpent 08:30\nSkala 1:50 000')).toEqual({
      named: [
        { name: 'Vekt', value: '480 g' },
        { name: 'Vannsøyle', value: '15 000 mm' },
      ],
      others: ['Sveisede sømmer', 'Åpent 08:30', 'Skala 1:50 000'],
    })
  })

  it('[R10.274] stand in rows: what most articles tell first, and nothing where one does not', () => {
    const shell = technicalFacts('Sesong: vinter\nVekt: 480 g\nVannsøyle: 15 000 mm').named
    const down = technicalFacts('vekt: 310 g\nFyll: 90/10 andedun\nSesong: vinter').named
    expect(factRows([shell, down])).toEqual([
      { name: 'Sesong', values: ['vinter', 'vinter'] },
      { name: 'Vekt', values: ['480 g', '310 g'] },
      { name: 'Vannsøyle', values: ['15 000 mm', null] },
      { name: 'Fyll', values: [null, '90/10 andedun'] },
    ])
    expect(factRows([technicalFacts('Mål: 2 m\nMål: 3 m\nMål: 2 m').named])).toEqual([{ name: 'Mål', values: ['2 m, 3 m'] }])
    expect(factRows([])).toEqual([])
  })

  it.each([
    [['480 g', '480 g'], false],
    [['480 g', null], true],
    [[null, null], false],
    [
      [
        ['S', 'M'],
        ['S', 'M'],
      ],
      false,
    ],
    [[['S', 'M'], ['S']], true],
    [['480 g'], false],
  ])('[R10.274] differ where they are not all the same: %j', (values, expected) => {
    expect(differs(values)).toBe(expected)
  })
})
