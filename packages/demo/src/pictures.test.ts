import { describe, expect, it } from 'vitest'
import { grounds } from './catalogue/grounds.data.ts'
import { drawingSrc, viewsOf } from './catalogue/pictures.ts'
import { openOriginals } from './pictures.ts'

const originals = openOriginals()
const svgOf = async (src: string) => (await originals.open(src, 'whole')).data.toString()

describe('pictures of goods', () => {
  it('stand before the ground of the chain that sells the line', async () => {
    const [broad, natural] = [await svgOf('drawing:parka/1f4d3a/front/rim-0'), await svgOf('drawing:parka/1f4d3a/front/spot-0')]
    expect(broad).toContain(grounds[1]?.[1])
    expect(natural).toContain(grounds[2]?.[1])
    expect(natural).not.toContain(grounds[1]?.[1])
  })

  it('have an address for whom and for which style they are, where the drawing differs by it', async () => {
    const article = { drawing: 'parka', genders: [2], line: 'rim', style: 3 } as const
    const src = drawingSrc(article, '#1F4D3A', 'front')
    expect(src).toBe('drawing:parka-women/1f4d3a/front/rim-3')
    expect(drawingSrc({ ...article, genders: [4, 11] }, '#1f4d3a', 'front')).toBe('drawing:parka-child/1f4d3a/front/rim-3')
    expect(drawingSrc({ ...article, genders: [10, 1, 2] }, '#1f4d3a', 'detail')).toBe('drawing:parka/1f4d3a/detail/rim-3')
    expect(drawingSrc({ ...article, drawing: 'skis' }, '#1f4d3a', 'front')).toBe('drawing:skis/1f4d3a/front/rim-0')
    expect(await svgOf(src)).not.toBe(await svgOf('drawing:parka/1f4d3a/front/rim-3'))
  })

  it('have a revision that changes with the cut and with whom it is for', async () => {
    const taken = await Promise.all(
      ['parka/1f4d3a/front/rim-0', 'parka/1f4d3a/front/rim-1', 'parka-women/1f4d3a/front/rim-0', 'parka-women/1f4d3a/front/rim-1'].map(
        (address) => originals.take(`drawing:${address}`),
      ),
    )
    const revisions = taken.map((one) => ('revision' in one ? one.revision : one.reason))
    expect(new Set(revisions).size).toBe(4)
    expect(revisions.every((revision) => /^[0-9a-f]{8}$/.test(revision))).toBe(true)
  })

  it('show clothes worn too, right after the front and where the chain of the line is at home', async () => {
    expect(viewsOf('parka')).toEqual(['front', 'worn', 'back', 'detail'])
    expect(viewsOf('skis')).toEqual(['front', 'back', 'detail'])
    expect(await svgOf('drawing:parka/1f4d3a/worn/rim-0')).not.toBe(await svgOf('drawing:parka/1f4d3a/worn/spot-0'))
    expect(await originals.take('drawing:skis/1f4d3a/worn/rim-0')).toEqual({ reason: expect.stringMatching(/shown worn: shell-jacket/) })
  })
})
