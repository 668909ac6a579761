import { readFileSync } from 'node:fs'
import { themeOf } from '@vidda/brand'
import { contrastPairs } from '@vidda/brand/pairs'
import { beforeAll, describe, expect, it } from 'vitest'
import { hexesOf, measuredPairs, pairsOf, ratioText, tellOf, wordsOf, type Hexes } from './contrast.ts'
import { foundTexts } from './found-texts.ts'
import { fieldsOf, withValue } from './home-sections.data.ts'
import { rangesOf } from './shape-ranges.ts'
import { placeOf } from './theme-places.ts'
import { moved } from './use-moves.ts'

const source = (theme: string) => readFileSync(new URL(`../../../../../themes/${theme}/tokens.json`, import.meta.url), 'utf8')

describe('the contrast of a theme', () => {
  let hexes: Hexes
  beforeAll(async () => {
    const { value } = await themeOf(source('so'), 'tokens.json')
    if (!value) throw new Error('The theme has a fault')
    hexes = hexesOf(value, 'light')
  })

  it('[R11.59] is told of every pair that is promised, that with least to spare first', () => {
    const pairs = measuredPairs(hexes)
    expect(pairs).toHaveLength(contrastPairs.length)
    const slack = pairs.map(({ ratio, least }) => ratio / least)
    expect(slack).toEqual(slack.toSorted((one, other) => one - other))
    expect(pairs.every(({ passes }) => passes)).toBe(true)
  })

  it('[R11.59] is told of a colour as it is typed, before anybody takes it over', () => {
    const [worst] = pairsOf('link', hexes, '#9fc7ff')
    expect(worst).toMatchObject({ front: 'link', ground: 'surfaceSunken', passes: false })
    expect(worst && tellOf(worst)).toMatch(/^Link on surface sunken has 1\.\d\d:1, less than 4\.5:1$/u)
    expect(pairsOf('link', hexes).every(({ passes }) => passes)).toBe(true)
  })

  it.each([
    [4.499_99, '4.49:1'],
    [21, '21.00:1'],
  ])('[R11.59] of %d is written as %s: cut, not rounded', (ratio, text) => expect(ratioText(ratio)).toBe(text))

  it('names colours in words', () => expect(wordsOf('onAccentSoft')).toBe('On accent soft'))
})

describe('the texts', () => {
  const catalogue = { cart: { title: 'Min handlekurv', empty: 'Den er tom' }, home: { title: 'Forside' } }
  const own = { cart: { empty: 'Ingenting i sekken' } }
  const names = (query: string, onlyOwn = false) =>
    foundTexts(catalogue, own, { query, onlyOwn }).map(({ namespace, key }) => `${namespace}.${key}`)

  it.each([
    ['kurv', ['cart.title']],
    ['TITLE', ['cart.title', 'home.title']],
    ['cart tom', ['cart.empty']],
    ['sekken', ['cart.empty']],
    ['mangler', []],
    ['  ', ['cart.title', 'cart.empty', 'home.title']],
  ])('[R11.60] %j finds %j by their words, the usual and the own, and by their names', (query, found) =>
    expect(names(query)).toEqual(found),
  )

  it('[R11.60] are those of the brand alone where they are asked for', () => expect(names('', true)).toEqual(['cart.empty']))
})

describe('the form of a theme', () => {
  const titles = (theme: string) =>
    rangesOf(JSON.parse(source(theme)) as never).flatMap(({ ranges }) => ranges.map(({ group, name }) => `${group}.${name}`))

  it('[R11.61] is set by its seeds where it has some, else token by token', () => {
    expect(titles('knott')).toEqual(expect.arrayContaining(['seed.radius', 'seed.density', 'seed.textSize', 'seed.typeRatio']))
    expect(titles('so')).toEqual(expect.arrayContaining(['radius.control', 'radius.card', 'density.row', 'density.gap']))
    expect(titles('so').filter((name) => name.startsWith('seed'))).toEqual([])
  })

  it('[R11.61] is written into the token that is there, and as a whole token where it is not', () => {
    const file = { radius: { $type: 'dimension', card: { $value: { value: 6, unit: 'px' } } }, seed: {} }
    expect(placeOf(file, 'radius', 'card', 'dimension').path).toEqual(['radius', 'card', '$value'])
    const missing = placeOf(file, 'radius', 'control', 'dimension')
    expect([missing.path, missing.written(1)]).toEqual([['radius', 'control'], { $value: 1 }])
    const seed = placeOf(file, 'seed', 'density', 'number')
    expect([seed.path, seed.written(1)]).toEqual([['seed', 'density'], { $type: 'number', $value: 1 }])
  })
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('[R11.62] an entry moves from %d to %d: %s', (from, to, order) => expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order))

describe('the layout of a hero', () => {
  const own = { type: 'hero', title: 'Ut', to: '/klaer', image: 'ut.jpg', alt: '' } as const

  it('[R10.316] can be set in Brand Studio, beside the words of an own one too, and taken back', () => {
    const layoutOf = (section: Parameters<typeof fieldsOf>[0]) => fieldsOf(section).find(({ key }) => key === 'layout')
    for (const section of [{ type: 'hero' } as const, own])
      expect(layoutOf(section)).toMatchObject({ options: ['low', 'split', 'pair', 'over'], none: 'As the theme has it' })
    expect(withValue(own, 'layout', 'low')).toEqual({ ...own, layout: 'low' })
    expect(withValue({ ...own, layout: 'low' }, 'layout', undefined)).toEqual(own)
  })
})
