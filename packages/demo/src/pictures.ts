import { createHash } from 'node:crypto'
import {
  backdrop,
  bannerScenes,
  drawBanner,
  drawGoods,
  emblems,
  goodsKinds,
  wornKinds,
  type Backdrop,
  type BannerScene,
  type Ground,
  type View,
} from './drawings/index.ts'
import { slugOf } from '@vidda/domain/slug'
import { backdrops, grounds } from './catalogue/grounds.data.ts'
import { lines } from './catalogue/lines.data.ts'

type Goods = { readonly kind: string; readonly color: string; readonly view: View; readonly line: string; readonly style: number }

type Source =
  | { readonly type: 'goods'; readonly goods: Goods }
  | { readonly type: 'scene'; readonly scene: BannerScene; readonly palette: readonly string[]; readonly seed: number }

const goodsForm = /^drawing:([a-z-]+)\/([0-9a-f]{6})\/(front|back|detail|worn)(?:\/([a-z]+)-([0-3]))?$/
const sceneForm = /^scene:([a-z-]+)\/([0-9a-f]{6}(?:-[0-9a-f]{6}){4,5})\/(\d{1,10})$/

const isScene = (text: string): text is BannerScene => (bannerScenes as readonly string[]).includes(text)
const drawingOf = (kind: string): string => kind.replace(/-(?:child|women)$/, '')

/** Reads an address such as `drawing:parka-child/1f4d3a/front`, `drawing:parka-women/1f4d3a/front/rim-2` or `scene:fjord/<five or six colours>/7`; returns the reason why another is refused. */
function read(src: string): Source | { readonly reason: string } {
  const [, kind, color, view, line = '', style = '0'] = goodsForm.exec(src) ?? []
  if (kind && color && view) {
    if (!goodsKinds.includes(drawingOf(kind))) return { reason: `must name one of the drawings ${goodsKinds.join(', ')}` }
    if (view === 'worn' && !wornKinds.includes(drawingOf(kind)))
      return { reason: `must name one of the drawings that are shown worn: ${wornKinds.join(', ')}` }
    if (line !== '' && emblems[line] === undefined) return { reason: `must name one of the lines ${Object.keys(emblems).join(', ')}` }
    return { type: 'goods', goods: { kind, color: `#${color}`, view: view as View, line, style: Number(style) } }
  }
  const [, scene, palette, seed] = sceneForm.exec(src) ?? []
  if (!scene || !palette || !seed)
    return { reason: 'must be drawing:<kind>/<colour>/<view>, then /<line>-<style> or nothing, or scene:<scene>/<colours>/<seed>' }
  if (!isScene(scene)) return { reason: `must name one of the scenes ${bannerScenes.join(', ')}` }
  return { type: 'scene', scene, palette: palette.split('-').map((one) => `#${one}`), seed: Number(seed) }
}

/** By the slug of the product line. */
const groundsOfLines: ReadonlyMap<string, Ground | undefined> = new Map(lines.map(({ name, chainId }) => [slugOf(name), grounds[chainId]]))

const backdropsOfLines: ReadonlyMap<string, Backdrop | undefined> = new Map(
  lines.map(({ name, chainId }) => [slugOf(name), backdrops[chainId]]),
)

const goodsSvg = ({ kind, line, ...rest }: Goods): string =>
  drawGoods({
    kind: kind.replace(/-(child|women)$/, ':$1'),
    line,
    ground: groundsOfLines.get(line),
    outdoors: backdropsOfLines.get(line),
    ...rest,
  })

type Sample = { readonly name: string; readonly draw: () => string }

/**
 * Sample drawings whose hash changes with the drawing code. A banner is drawn small in both of its shapes, because a full-size one is slow;
 * the sample of a style serves every build. For a worn picture the samples of the garment's front, which exist anyway, stand for most styles:
 * samples of all worn pictures would delay the start.
 */
function samplesOf(source: Source): readonly Sample[] {
  if (source.type === 'scene') {
    const options = { scene: source.scene, palette: ['#dddddd', '#bbbbbb', '#888888', '#555555', '#222222'], seed: 1, height: 90 }
    return [160, 120].map((width) => ({ name: `${source.scene} ${width}`, draw: () => drawBanner({ ...options, width }) }))
  }
  const { kind, view, line, style } = source.goods
  const sample = (drawn: string, cut: number, seen = view): Sample => ({
    name: `${drawn} ${seen} ${cut}`,
    draw: () => goodsSvg({ kind: drawn, view: seen, style: cut, color: '#808080', line: '' }),
  })
  if (view !== 'worn') return [sample(kind, 0), sample(drawingOf(kind), style)]
  const place = backdropsOfLines.get(line) ?? 'fell'
  const people = ['', '-women', '-child'].map((build) => sample(`fleece${build}`, 0))
  return [
    sample(kind, 0, 'front'),
    sample(drawingOf(kind), style, 'front'),
    sample(drawingOf(kind), 0),
    ...people,
    { name: place, draw: () => backdrop(place) },
  ]
}

const revisions = new Map<string, string>()

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Changes with the drawing code, the emblem and the background. */
function revisionOf(source: Source): string {
  const drawn = samplesOf(source).map(({ name, draw }) => {
    const revision = revisions.get(name) ?? shortHash(draw())
    revisions.set(name, revision)
    return revision
  })
  const line = source.type === 'goods' ? source.goods.line : ''
  return shortHash(JSON.stringify([drawn, emblems[line], groundsOfLines.get(line)]))
}

/** px of a landscape before it is scaled. */
const bannerSizes = { wide: { width: 1280, height: 560 }, card: { width: 1280, height: 960 }, tall: { width: 960, height: 1280 } } as const
const goodsWidth = 800

type Shape = 'whole' | keyof typeof bannerSizes

/** The originals of the demo's pictures, as the commerce API asks for them: each is drawn when it is wanted. @public */
export const openOriginals = () => ({
  schemes: ['drawing', 'scene'],
  take(src: string) {
    const source = read(src)
    return Promise.resolve('reason' in source ? source : { src, revision: revisionOf(source) })
  },
  open(src: string, shape: Shape) {
    const source = read(src)
    if ('reason' in source) return Promise.reject(new Error(`${src} ${source.reason}`))
    if (source.type === 'goods') return Promise.resolve({ data: Buffer.from(goodsSvg(source.goods)), vectorWidth: goodsWidth })
    const size = bannerSizes[shape === 'whole' ? 'wide' : shape]
    return Promise.resolve({ data: Buffer.from(drawBanner({ ...source, ...size })), vectorWidth: size.width })
  },
})
