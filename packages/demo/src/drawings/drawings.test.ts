import { describe, expect, it } from 'vitest'
import { cutOf, drawGoods, goodsKinds, wornKinds } from './index.ts'
import { paintOf } from './paint.ts'

const views = ['front', 'back', 'detail'] as const

describe('pictures of goods', () => {
  it.each(goodsKinds)('%s has three different pictures, the same each time', (kind) => {
    const pictures = views.map((view) => drawGoods({ kind, color: '#1f5668', view }))
    expect(new Set(pictures).size).toBe(3)
    expect(views.map((view) => drawGoods({ kind, color: '#1f5668', view }))).toEqual(pictures)
  })

  it.each(goodsKinds)('%s stands alone: numbers are numbers, and every reference has its definition', (kind) => {
    for (const view of wornKinds.includes(kind) ? ([...views, 'worn'] as const) : views) {
      const svg = drawGoods({ kind, color: '#f3f1ea', view })
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<image|<text|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
      expect(wanted.filter((id) => !ids.has(id))).toEqual([])
    }
  })

  it('wears the colour asked for, and children get other proportions', () => {
    const front = (kind: string, color: string) => drawGoods({ kind, color, view: 'front' })
    expect(front('fleece', '#b52555')).not.toBe(front('fleece', '#1f5668'))
    expect(front('fleece:child', '#b52555')).not.toBe(front('fleece', '#b52555'))
  })

  it.each(goodsKinds)('%s has a front of its own for every cut that its pictures are told apart by', (kind) => {
    const builds = ['men', 'women', 'child'] as const
    for (const view of wornKinds.includes(kind) ? ([...views, 'worn'] as const) : views) {
      const cuts = builds.flatMap((build) => [0, 1, 2, 3].map((style) => cutOf(kind, view, { build, style })))
      const told = new Map(cuts.map((cut) => [JSON.stringify(cut), cut]))
      const drawn = [...told.values()].map(({ build, style }) => drawGoods({ kind: `${kind}:${build}`, color: '#b52555', view, style }))
      if (view === 'front' || view === 'worn') expect(new Set(drawn).size).toBe(told.size)
      for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('cuts outer layers in four ways, and for women otherwise than for men', () => {
    const told = (kind: string) => [0, 1, 2, 3].map((style) => cutOf(kind, 'back', { build: 'women', style }))
    expect(told('down-jacket').map(({ style }) => style)).toEqual([0, 1, 2, 3])
    expect(told('down-jacket').every(({ build }) => build === 'women')).toBe(true)
    expect(told('skis').every(({ build, style }) => build === 'men' && style === 0)).toBe(true)
  })

  it('shows clothes worn, by women too where the cut is the same for all, by children alone what is made for them, and nothing else', () => {
    expect(cutOf('wool-cardigan', 'worn', { build: 'women', style: 0 }).build).toBe('women')
    expect(cutOf('base-layer-bottom', 'worn', { build: 'women', style: 0 }).build).toBe('women')
    expect(cutOf('fleece-overall', 'worn', { build: 'men', style: 1 })).toEqual({ build: 'child', style: 1 })
    expect(() => drawGoods({ kind: 'skis', color: '#000000', view: 'worn' })).toThrow(/shell-jacket/)
    const [fell, fjord] = (['fell', 'fjord'] as const).map((outdoors) =>
      drawGoods({ kind: 'fleece', color: '#1f5668', view: 'worn', outdoors }),
    )
    expect(fell).not.toBe(fjord)
  })

  it('names the known kinds when asked for another', () => {
    expect(() => drawGoods({ kind: 'cape', color: '#000000', view: 'front' })).toThrow(/"cape".*shell-jacket/)
  })
})

describe('paint', () => {
  it('lifts black and lowers white so that form still shows, and keeps colours between as they are', () => {
    expect(paintOf('#000000').lightness).toBeGreaterThan(0.2)
    expect(paintOf('#ffffff').lightness).toBeLessThan(0.97)
    expect(paintOf('#b52555').base).toBe('#b52555')
  })
})
