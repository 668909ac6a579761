import { join } from 'node:path'
import { bannerWidths, imageFormats, imageWidths, type ImageFormat } from '@vidda/contract'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { notFound } from '../../kernel/http/failure.ts'
import { keyText, noPicture, readKey, revisionOf, withoutRevision, type PictureSize, type Shape } from '../../kernel/pictures/addresses.ts'
import type { OriginalsPlace } from '../../kernel/pictures/originals.ts'
import type { KnownPictures } from '../../kernel/pictures/known.ts'
import { Renderer } from './renderer.ts'

const types: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const forEver = 'public, max-age=31536000, immutable'
// An address of an older picture, from a page that somebody still has open: it shows the new one, but not for ever.
const forNow = 'public, max-age=300'

const isFormat = (text: string): text is ImageFormat => (imageFormats as readonly string[]).includes(text)

/** `640.avif` or `share.jpg`; null for a size or a format that no picture of the shape comes in. */
function readFileName(file: string, shape: Shape): { readonly size: PictureSize; readonly format: ImageFormat } | null {
  const [name = '', format = '', ...more] = file.split('.')
  if (more.length > 0 || !isFormat(format)) return null
  if (name === 'share') return format === 'jpg' ? { size: name, format } : null
  const widths = shape === 'whole' ? imageWidths : bannerWidths
  const size = widths.find((width) => String(width) === name)
  return size === undefined ? null : { size, format }
}

const pictureSchema = {
  tags: ['images'],
  summary: 'A picture: <key>/<width>.<avif|webp|jpg>, or <key>/share.jpg as it is shown when a link is shared',
  response: {
    200: {
      description: 'The picture',
      content: Object.fromEntries(Object.values(types).map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
    },
  },
  fails: ['not_found'],
} satisfies FastifySchema

export type ImagePlace = {
  /** Resized pictures are cached in its folder `images`. */
  readonly dataDir: string
  readonly originals: OriginalsPlace
}

type Images = ImagePlace & { readonly pictures: Pick<KnownPictures, 'named'> }

/** Pictures belong to no tenant and carry no cookie, so that any cache may keep them. */
export function imageRoutes(app: FastifyInstance, { pictures, dataDir, originals }: Images): void {
  const renderer = new Renderer(join(dataDir, 'images'), originals)
  app.addHook('onClose', () => renderer.close())

  const options = { schema: pictureSchema, config: { cacheControl: forEver } }
  app.get<{ Params: { key: string; file: string } }>('/images/:key/:file', options, async (request, reply) => {
    const { key, file } = request.params
    const asked = readKey(key)
    const wanted = asked && readFileName(file, asked.shape)
    const named = asked && wanted && asked.name !== noPicture ? await pictures.named(asked) : null
    if (!asked || !wanted || (named === null && asked.name !== noPicture)) throw notFound('picture')
    const current = keyText(named === null ? asked : { ...asked, revision: revisionOf(named.src) })
    const picture = { src: named && withoutRevision(named.src), shape: asked.shape, focus: named?.focus ?? null }
    const hungUp = new AbortController()
    reply.raw.once('close', () => hungUp.abort(new Error('The connection was closed')))
    const data = await renderer.get(current, picture, wanted.size, wanted.format, hungUp.signal).catch((error: unknown) => {
      if (!hungUp.signal.aborted) throw error
      return null
    })
    // There is nobody to answer.
    if (!data) return reply.hijack()
    if (key !== current) reply.header('cache-control', forNow)
    return reply.header('content-type', types[wanted.format]).send(data)
  })
}
