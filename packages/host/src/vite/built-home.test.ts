import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileURLToPath } from 'node:url'
import { readBrand, type Brand, type SectionFile } from '@vidda/brand'
import { bannerSources, bannerWidths, imageFormats } from '@vidda/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtHome } from './built-home.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

let folder: string
let brand: Brand

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-home-'))
  brand = await readBrand(join(root, 'brands/so'))
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const picture = sharp({ create: { width: 1400, height: 560, channels: 3, background: 'green', noise } })
  // As a phone that is held upright writes it, with where it was.
  await writeFile(
    join(folder, 'regn.jpg'),
    await picture
      .withExif({ IFD0: { Copyright: 'Ola' } })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const composed = (...sections: readonly SectionFile[]): Brand => ({
  ...brand,
  home: {
    sections,
    pictures: [{ file: 'regn.jpg', path: pathToFileURL(join(folder, 'regn.jpg')), width: 1400, height: 560 }],
  },
})

describe('a home page as a build takes it', () => {
  it('[R10.316] has the layout of a hero beside its banner, the brand’s own or the chain’s', async () => {
    const own = { type: 'hero', title: 'Ute', to: '/sko', image: 'regn.jpg', alt: '', layout: 'over' } as const
    const [hero] = (await builtHome(composed(own)))?.sections ?? []
    expect(hero).toMatchObject({ type: 'hero', layout: 'over', banner: { title: 'Ute' } })
    expect(hero && 'banner' in hero && hero.banner).not.toHaveProperty('layout')
    expect((await builtHome(composed({ type: 'hero', layout: 'low' })))?.sections).toEqual([{ type: 'hero', layout: 'low' }])
  })

  it('[R10.200] is none where the brand composes none', async () => {
    expect(await builtHome({ ...brand, home: null })).toBeNull()
  })

  it('[R10.200] has its Markdown as HTML, with every placeholder filled in, and its selections apart from their titles', async () => {
    const built = await builtHome(
      composed(
        { type: 'text', markdown: '## Om {brand}\n\nRing {phone}.' },
        { type: 'shops', title: 'Butikkene til {brand}' },
        { type: 'selection', title: 'Uka', campaign: 3, count: 4 },
        { type: 'selection', title: 'Våre', articles: [2, 1] },
      ),
    )
    expect(built?.sections).toEqual([
      { type: 'text', html: expect.stringMatching(/^<h2 id="om-storm-opphold">Om Storm &amp; Opphold<\/h2>\n<p>Ring \+47/u) },
      { type: 'shops', title: 'Butikkene til Storm & Opphold' },
      { type: 'selection', title: 'Uka', count: 4, from: { campaign: 3 } },
      { type: 'selection', title: 'Våre', from: { articles: [2, 1] } },
    ])
    const file = built?.files.find(({ fileName }) => fileName === 'home.json')
    expect(file?.source).toBe(JSON.stringify(built?.sections))
  })

  it('[R10.200] [R10.298] has the pictures of its banners in every size that pages ask for, without what the camera noted', async () => {
    const built = await builtHome(composed({ type: 'banner', title: 'Regn', to: '/klaer', image: 'regn.jpg', alt: 'Regn' }))
    const [section] = built?.sections ?? []
    const base = section && 'banner' in section ? section.banner.image : ''
    expect(base).toMatch(/^\/assets\/regn-[\w-]{8}$/u)
    const files = new Map(built?.files.map(({ fileName, source }) => [`/${fileName}`, source]))
    for (const format of imageFormats)
      for (const width of bannerWidths)
        expect(await sharp(files.get(`${base}/${width}.${format}`)).metadata()).toMatchObject({ width: Math.min(width, 1400) })
    expect(files.has(bannerSources(base).src)).toBe(true)
    expect(await sharp(files.get(`${base}/share.jpg`)).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await sharp(files.get(`${base}/1280.jpg`)).metadata()).exif).toBeUndefined()
  })

  it('[R10.214] has a portrait crop of a hero around its focus, for phones, and a 4:3 crop of other banners and of a light hero', async () => {
    const own = { title: 'Regn', to: '/klaer', image: 'regn.jpg', alt: 'Regn', focus: { x: 100, y: 50 } } as const
    const sizesOf = async (...sections: readonly SectionFile[]) => {
      const built = await builtHome(composed(...sections))
      const files = new Map(built?.files.map(({ fileName, source }) => [`/${fileName}`, source]))
      const shown = (built?.sections ?? []).map((section) => ('banner' in section ? section.banner?.imageMobile : undefined))
      return Promise.all(
        shown.map(async (base) => {
          const { width, height } = await sharp(files.get(`${base}/1280.jpg`)).metadata()
          return [width, height]
        }),
      )
    }
    expect(await sizesOf({ type: 'hero', ...own }, { type: 'banner', ...own })).toEqual([
      [420, 560],
      [747, 560],
    ])
    expect(await sizesOf({ type: 'hero', ...own, tone: 'light' })).toEqual([[747, 560]])
  })
})
