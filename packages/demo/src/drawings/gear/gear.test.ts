import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paintOf } from '../paint.ts'
import { studio } from '../studio.ts'
import type { View } from '../studio.ts'
import { gearDrawings } from './index.ts'

const kinds = (
  'hiking-boots running-shoes rubber-boots winter-boots alpine-helmet goggles skis cross-country-skis poles sled backpack daypack tent ' +
  'sleeping-bag sleeping-mat stove bottle head-torch football handball bicycle-helmet gas-canister thermos knife kayak-vest'
).split(' ')
const views: readonly View[] = ['front', 'back', 'detail']
const draw = (kind: string, color: string, view: View): string => gearDrawings[kind]?.(paintOf(color), view).svg ?? ''

/** The front view's pixels at 80 × 100, three bytes each. */
const pixelsOf = (kind: string, color: string): Promise<Buffer> =>
  sharp(Buffer.from(studio(draw(kind, color, 'front'))))
    .resize(80, 100)
    .removeAlpha()
    .raw()
    .toBuffer()

describe('gearDrawings', () => {
  it('has a drawing for every kind of gear and no other', () => {
    expect(Object.keys(gearDrawings).toSorted()).toEqual(kinds.toSorted())
  })

  it.each(kinds)('draws %s in three different views without gaps in its numbers', (kind) => {
    const drawn = views.map((view) => draw(kind, '#2f6b4f', view))
    expect(new Set(drawn).size).toBe(3)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(kinds)('gives %s the colour of its variant', async (kind) => {
    const counted = async (color: string, stronger: number, weaker: number): Promise<number> => {
      const pixels = await pixelsOf(kind, color)
      return Array.from({ length: 8000 }, (_, index) => (pixels[index * 3 + stronger] ?? 0) - (pixels[index * 3 + weaker] ?? 0)).filter(
        (lead) => lead > 60,
      ).length
    }
    const red = await counted('#b23a2e', 0, 2)
    expect(red).toBeGreaterThan(20)
    expect(await counted('#2f4fbf', 2, 0)).toBeGreaterThan(20)
    expect(await counted('#2f4fbf', 0, 2)).toBeLessThan(red)
  })

  it.each(kinds)('draws %s inside the picture, with its ground around it', async (kind) => {
    const pixels = await pixelsOf(kind, '#b23a2e')
    const darkest = Array.from({ length: 8000 }, (_, index) => Math.min(...pixels.subarray(index * 3, index * 3 + 3)))
    for (const corner of [0, 79, 7920, 7999]) expect(darkest[corner]).toBeGreaterThan(190)
    expect(darkest.filter((value) => value < 150).length).toBeGreaterThan(300)
  })
})
