import { describe, expect, it } from 'vitest'
import { scaleOfSize, sizeScales } from './index.ts'

describe('scaleOfSize', () => {
  it.each([
    ['clothes', ['XXS', 's', 'M', 'XXL', '3XL', 'M/L', 'XS-S', '32/34', 'W32 L34', 'w32l34']],
    ['shoes', ['24', '42', '42,5', '42.5', '42 ½', '42⅔', '42 2/3']],
    ['children', ['80 cm', '104cm', '176 CM']],
    ['skis', ['177 cm', '200 cm']],
    ['volume', ['45 l', '0,75 l', '5 dl', '1 liter']],
    ['other', ['Én størrelse', '4', '8', '51', '2–4 år', 'S (52–55 cm)', '36–38', '130 × 180 cm', 'Small', '230 g', '']],
  ] as const)('[R10.195] is %s for %j', (scale, names) => {
    expect(names.map((name) => [name, scaleOfSize(name)])).toEqual(names.map((name) => [name, scale]))
    expect(sizeScales).toContain(scale)
  })
})
