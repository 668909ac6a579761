import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawGoods } from './index.ts'
import { edges } from './gear/edges.data.ts'

const clothes = ['shell-jacket', 'rain-set', 'beanie', 'tights', 'shirt:child', 'swimsuit']

/** How much of the picture's width and height a thing fills. Its shadow does not count: it is half transparent once the ground is taken away. */
async function filled(kind: string, view: 'front' | 'back'): Promise<readonly [wide: number, high: number]> {
  const bare = drawGoods({ kind, color: '#204060', view }).replace(/<rect [^>]*url\(#ground\)"\/>/, '')
  const alpha = await sharp(Buffer.from(bare)).resize(160, 200).extractChannel('alpha').raw().toBuffer()
  const solid = [...alpha.keys()].filter((at) => (alpha[at] ?? 0) > 235)
  const span = (places: readonly number[], of: number) => {
    const sorted = [...new Set(places)].toSorted((a, b) => a - b)
    return ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0) + 1) / of
  }
  return [
    span(
      solid.map((at) => at % 160),
      160,
    ),
    span(
      solid.map((at) => Math.floor(at / 160)),
      200,
    ),
  ]
}

it.each([...clothes, ...Object.keys(edges)])(
  '%s fills as much of its picture as other goods, from the front and the back',
  async (kind) => {
    for (const view of ['front', 'back'] as const) {
      const larger = Math.max(...(await filled(kind, view)))
      expect(larger).toBeGreaterThan(0.77)
      expect(larger).toBeLessThan(0.875)
    }
  },
)
