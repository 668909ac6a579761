import { describe, expect, it } from 'vitest'
import { genderIds } from '../gender/index.ts'
import { letterMeasures } from './measures.data.ts'
import { hasSizeGuide, sizeGuide, type Measure } from './index.ts'

const { dame, herre, uni, barn, junior } = genderIds

const column = (tables: ReturnType<typeof sizeGuide>, measure: Measure) =>
  tables.map(({ rows }) => rows.map(({ size, measures }) => [size, ...(measures[measure] ?? [])]))

describe('sizeGuide', () => {
  it('[R10.260] measures letters of women and men apart, and both for goods of both', () => {
    expect(sizeGuide('clothes', dame, ['M']).map(({ fits, measures }) => [fits, measures])).toEqual([['women', ['chest', 'waist', 'hips']]])
    expect(column(sizeGuide('clothes', herre, ['S', 'M']), 'chest')).toEqual([
      [
        ['S', 86, 94],
        ['M', 94, 102],
      ],
    ])
    expect(sizeGuide('clothes', uni, ['M']).map(({ fits }) => fits)).toEqual(['women', 'men'])
  })

  it.each([
    ['XXS', [66, 74]],
    ['xl', [107, 119]],
    ['XXL', [119, 131]],
    ['2XL', [119, 131]],
    ['3XL', [131, 143]],
    ['M/L', [90, 106]],
    ['XS–S', [74, 90]],
  ])('[R10.260] reads the letters %s', (size, chest) => {
    expect(column(sizeGuide('clothes', dame, [size]), 'chest')).toEqual([[[size, ...chest]]])
  })

  it('[R10.260] reads waists and lengths in inches', () => {
    const [found, ...others] = sizeGuide('clothes', herre, ['W32 L34', '30/32'])
    expect([found?.measures, others]).toEqual([['waist', 'inseam'], []])
    expect(found?.rows.map(({ measures }) => measures)).toEqual([
      { waist: [81, 81], inseam: [86, 86] },
      { waist: [76, 76], inseam: [81, 81] },
    ])
  })

  it.each([
    ['shoes', '42', [26.5, 26.5]],
    ['shoes', '42,5', [26.8, 26.8]],
    ['shoes', '42 ½', [26.8, 26.8]],
    ['shoes', '42 2/3', [26.9, 26.9]],
    ['shoes', '24', [14.5, 14.5]],
    ['socks', '36–38', [22.5, 23.8]],
  ] as const)('[R10.260] has the foot of %s %s', (scale, size, foot) => {
    expect(column(sizeGuide(scale, uni, [size]), 'foot')).toEqual([[[size, ...foot]]])
  })

  it('[R10.260] has children by height, those between two rows between their measures', () => {
    const [found] = sizeGuide('children', barn, ['80 cm', '92 cm', '110 cm', '176 cm'])
    expect(found?.measures).toEqual(['age', 'chest', 'waist'])
    expect(found?.rows.map(({ measures }) => Object.values(measures))).toEqual([
      [
        [1, 1],
        [49, 49],
        [48, 48],
      ],
      [
        [2, 3],
        [53, 53],
        [50, 50],
      ],
      [
        [5, 6],
        [58, 58],
        [54, 54],
      ],
      [
        [16, 17],
        [90, 90],
        [76, 76],
      ],
    ])
  })

  it.each([
    ['8', [20.3, 20.3]],
    ['M', [20.3, 20.3]],
    ['XS', [15.2, 15.2]],
    ['8,5', [21.6, 21.6]],
    ['4–6 år', [14, 14]],
  ])('[R10.260] has the hand of a glove of size %s', (size, hand) => {
    expect(column(sizeGuide('gloves', herre, [size]), 'hand')).toEqual([[[size, ...hand]]])
  })

  it('[R10.260] leaves out what it cannot read, and is empty where that is all', () => {
    expect(column(sizeGuide('clothes', dame, ['S', 'Én størrelse']), 'chest')).toEqual([[['S', 82, 90]]])
    for (const scale of ['clothes', 'shoes', 'children', 'gloves', 'socks'] as const)
      expect(sizeGuide(scale, dame, ['Én størrelse', '4 cm', 'XM'])).toEqual([])
    for (const scale of ['skis', 'poles', 'headwear', 'volume', 'other'] as const)
      expect(sizeGuide(scale, dame, ['M', '42', '170 cm'])).toEqual([])
  })

  it('[R10.260] grows from size to size, without gaps of more than a centimetre', () => {
    for (const measures of Object.values(letterMeasures)) {
      for (const spans of Object.values(measures)) {
        for (const [at, [from, to]] of spans.entries()) {
          const [next] = spans[at + 1] ?? [to]
          expect([from < to, next >= to && next - to <= 1]).toEqual([true, true])
        }
      }
    }
  })
})

it('[R10.260] there is a guide for what is measured on the body, and none in letters for children', () => {
  expect((['clothes', 'shoes', 'children', 'gloves', 'socks'] as const).filter((scale) => !hasSizeGuide(scale, dame))).toEqual([])
  expect((['skis', 'poles', 'headwear', 'volume', 'other'] as const).filter((scale) => hasSizeGuide(scale, dame))).toEqual([])
  expect([barn, junior].map((gender) => [hasSizeGuide('clothes', gender), hasSizeGuide('shoes', gender)])).toEqual([
    [false, true],
    [false, true],
  ])
})
