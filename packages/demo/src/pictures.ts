import { createHash } from 'node:crypto'
import { bannerScenes, drawBanner, drawGoods, goodsKinds, type BannerScene, type View } from './drawings/index.ts'

type Source =
  | { readonly type: 'goods'; readonly kind: string; readonly color: string; readonly view: View }
  | { readonly type: 'scene'; readonly scene: BannerScene; readonly palette: readonly string[]; readonly seed: number }

const goodsForm = /^drawing:([a-z-]+)\/([0-9a-f]{6})\/(front|back|detail)$/
const sceneForm = /^scene:([a-z-]+)\/([0-9a-f]{6}(?:-[0-9a-f]{6}){4,5})\/(\d{1,10})$/

const isScene = (text: string): text is BannerScene => (bannerScenes as readonly string[]).includes(text)
const withoutAge = (kind: string): string => kind.replace(/-child$/, '')

/** Reads an address such as `drawing:parka-child/1f4d3a/front` or `scene:fjord/<five or six colours>/7`; answers a reason for any other. */
function read(src: string): Source | { readonly reason: string } {
  const [, kind, color, view] = goodsForm.exec(src) ?? []
  if (kind && color && view) {
    if (!goodsKinds.includes(withoutAge(kind))) return { reason: `must name one of the drawings ${goodsKinds.join(', ')}` }
    return { type: 'goods', kind, color: `#${color}`, view: view as View }
  }
  const [, scene, palette, seed] = sceneForm.exec(src) ?? []
  if (!scene || !palette || !seed) return { reason: 'must be drawing:<kind>/<colour>/<view> or scene:<scene>/<colours>/<seed>' }
  if (!isScene(scene)) return { reason: `must name one of the scenes ${bannerScenes.join(', ')}` }
  return { type: 'scene', scene, palette: palette.split('-').map((one) => `#${one}`), seed: Number(seed) }
}

/** A drawing that stands for all of its code: whole banners take long to draw. */
function sampleOf(source: Source): { readonly name: string; readonly draw: () => string } {
  if (source.type === 'goods') {
    const { kind, view } = source
    return { name: `${kind} ${view}`, draw: () => goodsSvg({ kind, view, color: '#808080' }) }
  }
  const sample = { palette: ['#dddddd', '#bbbbbb', '#888888', '#555555', '#222222'], seed: 1, width: 160, height: 90 }
  return { name: source.scene, draw: () => drawBanner({ ...sample, scene: source.scene }) }
}

const goodsSvg = ({ kind, color, view }: { readonly kind: string; readonly color: string; readonly view: View }): string =>
  drawGoods({ kind: kind.replace(/-child$/, ':child'), color, view })

const revisions = new Map<string, string>()

/** Changes with the drawing. */
function revisionOf(source: Source): string {
  const { name, draw } = sampleOf(source)
  const revision = revisions.get(name) ?? createHash('sha256').update(draw()).digest('hex').slice(0, 8)
  revisions.set(name, revision)
  return revision
}

/** px of a landscape before it is scaled. */
const bannerSizes = { wide: { width: 1280, height: 560 }, card: { width: 1280, height: 960 } } as const
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
    if (source.type === 'goods') return Promise.resolve({ data: Buffer.from(goodsSvg(source)), vectorWidth: goodsWidth })
    const size = bannerSizes[shape === 'card' ? 'card' : 'wide']
    return Promise.resolve({ data: Buffer.from(drawBanner({ ...source, ...size })), vectorWidth: size.width })
  },
})
