import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { BarePageProps } from './BarePage.tsx'
import type { Bare } from './build-bare.ts'

const compress = promisify(brotliCompress)

type File = { readonly type: string; readonly packed: Buffer }

const packedFile = async (type: string, text: string): Promise<File> => ({ type, packed: await compress(text) })

const reactNames: Readonly<Record<string, string>> = { srcset: 'srcSet', fetchpriority: 'fetchPriority' }

/** Attributes of a tag that say which picture it shows. */
const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/\s(srcset|sizes|type|media|src|width|height|fetchpriority)="([^"]*)"/gi)].map(([, name = '', value = '']) => {
      const known = name.toLowerCase()
      return [reactNames[known] ?? known, value.replaceAll('&amp;', '&')]
    }),
  )

/** The picture that a page of the shop shows first, and the link that has it fetched early. */
async function firstPicture(shop: string): Promise<{ readonly props: BarePageProps; readonly preload: string }> {
  const html = await (await fetch(shop)).text()
  const pictures = html.match(/<picture[^>]*>.*?<\/picture>/gis) ?? []
  const picture = pictures.find((markup) => /fetchpriority="high"/i.test(markup))
  if (picture === undefined) throw new Error(`${shop} has no picture with a high priority`)
  const sources = picture.match(/<source[^>]*>/gi) ?? []
  const [image = ''] = picture.match(/<img[^>]*>/i) ?? []
  const [preload = ''] = /<link[^>]*rel="preload"[^>]*as="image"[^>]*>/i.exec(html) ?? []
  return { props: { sources: sources.map(attributesOf), image: attributesOf(image) }, preload }
}

export type BareServer = { readonly url: string; readonly close: () => void }

/** Serves the bare page as the host serves a cached one: packed ahead of time; pictures come from the shop. */
export async function serveBare({ script, render }: Bare, shop: string): Promise<BareServer> {
  const { props, preload } = await firstPicture(shop)
  const { markup, styles } = render(props)
  const data = `<script type="application/json" id="props">${JSON.stringify(props)}</script>`
  const head = `<meta charset="utf-8"><title>Bare page</title><meta name="viewport" content="width=device-width">${preload}${styles}`
  const html = `<!doctype html><html lang="en"><head>${head}<script type="module" src="/bare.js"></script></head><body><div id="root">${markup}</div>${data}</body></html>`
  const page = await packedFile('text/html; charset=utf-8', html)
  const files = new Map([['/bare.js', await packedFile('text/javascript', script)]])

  async function passOn(path: string, accept: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(new URL(path, shop), { headers: { accept } })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', 'cache-control': 'max-age=31536000' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path.startsWith('/api/')) {
      passOn(path, request.headers.accept ?? '*/*', response).catch((error: unknown) => response.destroy(error as Error))
      return
    }
    const { type, packed } = files.get(path) ?? page
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': packed.length }).end(packed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
