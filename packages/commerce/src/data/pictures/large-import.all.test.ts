import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchResult } from '@vidda/contract/wire'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Commerce } from '../../open-commerce.ts'
import { inProcess } from '../../testing/in-process.ts'
import { OwnShop, ownRecords } from '../../testing/own-shop.ts'
import { animatedWebp, cameraJpeg, corners, cutOut, gradient, noise, plain } from '../../testing/photographs.ts'
import { startTrustedServer, type Answer, type PictureServer } from '../../testing/picture-server.ts'
import { engines } from '../../testing/server.ts'

const [articles, picturesOfEach] = [500, 3]
const gigabyte = 1_000_000_000
const megapixels39 = { width: 6240, height: 6250 }

/** What chains have: each is made anew with a number, so that no two are the same. */
const kinds: readonly ((at: number) => Promise<Buffer>)[] = [
  (at) =>
    noise({ width: 400 + (at % 40), height: 500 })
      .jpeg({ quality: 85 })
      .toBuffer(),
  (at) =>
    gradient({ width: 600, height: 400 + (at % 50) }, at)
      .jpeg()
      .toBuffer(),
  (at) => cameraJpeg({ width: 240 + at, height: 160 }, (at % 8) + 1),
  (at) =>
    corners({ width: 200 + at, height: 200 })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  (at) =>
    gradient({ width: 300, height: 200 + at }, at)
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
  (at) => animatedWebp({ width: 100 + at, height: 120 }),
  (at) =>
    cutOut({ width: 300 + at, height: 400 })
      .png()
      .toBuffer(),
  (at) =>
    gradient({ width: 300 + at, height: 200 }, at)
      .webp()
      .toBuffer(),
]

const rare: readonly (() => Promise<Buffer>)[] = [
  () => plain({ width: 1, height: 1 }, '#135e42').png().toBuffer(),
  () => gradient({ width: 400, height: 500 }, 9).avif({ effort: 0 }).toBuffer(),
  () => noise(megapixels39).jpeg({ quality: 60 }).toBuffer(),
  () => noise(megapixels39).jpeg({ quality: 50, progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
  () => gradient(megapixels39, 1).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  () => gradient(megapixels39, 2).webp({ effort: 0 }).toBuffer(),
  () => cutOut(megapixels39).png({ compressionLevel: 1 }).toBuffer(),
]

describe.each(engines)('500 articles with 1 500 photographs on %s', (engine) => {
  let shop: OwnShop
  let server: PictureServer
  let records: ReturnType<typeof ownRecords>
  const answers = new Map<string, Answer>()
  const intake = { allowedHosts: ['127.0.0.1'] }

  beforeAll(async () => {
    shop = await OwnShop.of(engine)
    server = await startTrustedServer(answers)
    const srcs: string[] = []
    for (let at = 0; at < articles * picturesOfEach; at += 1) {
      const data = await (rare[at] ?? kinds[at % kinds.length] ?? kinds[0])?.(at)
      if (!data) throw new Error('There are kinds')
      if (at % 2 === 0) await shop.put(`bilder/${at}.jpg`, data)
      else answers.set(`/${at}`, (_request, response) => response.writeHead(200, { etag: `"${at}"` }).end(data))
      srcs.push(at % 2 === 0 ? `bilder/${at}.jpg` : server.address(`/${at}`))
    }
    const named = Array.from({ length: articles }, (_, at) =>
      srcs.slice(at * picturesOfEach, (at + 1) * picturesOfEach).map((src, place) => ({ src, ...(place > 0 && { colorId: 100 + place }) })),
    )
    records = ownRecords(named, { src: 'bilder/2.jpg', alt: 'Støy', focus: { x: 20, y: 80 } })
  })

  afterAll(async () => {
    server.close()
    await shop.drop()
  })

  const kept = async () => {
    const folder = join(shop.dataDir, 'originals')
    const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.(?:jpg|png|webp|avif)$/.test(path))
    return new Map(await Promise.all(paths.toSorted().map(async (path) => [path, (await stat(join(folder, path))).mtimeMs] as const)))
  }

  const addresses = (commerce: Commerce) => async () => {
    const ask = await inProcess(commerce)
    const found = (await (await ask('/articles/search', { method: 'POST', body: '{"take":1000}' })).json()) as SearchResult
    return { ask, images: found.hits.hits.map(({ _source }) => _source.image) }
  }

  it('come from files and from a server with bounded memory; brought again they change nothing, and nothing is asked for', async () => {
    const first = await shop.bringApart(records, intake, server.certificate)
    expect(first.faults).toEqual([])
    expect(server.asked).toHaveLength((articles * picturesOfEach) / 2)
    // Two of 40 megapixels in hand, and, where it is in the process, the embedded database.
    expect(first.mostMemory).toBeLessThan((engine === 'PGlite' ? 2.5 : 1.5) * gigabyte)
    const before = await kept()
    const second = await shop.bringApart(records, intake, server.certificate)
    expect(second.faults).toEqual([])
    expect(server.asked).toHaveLength((articles * picturesOfEach) / 2)
    expect(await kept()).toEqual(before)
    const checked = await shop.check(records, intake)
    expect(checked.filter(({ added, changed, faults }) => added + changed + faults.length > 0)).toEqual([])
  })

  it('are shown in the proportions of goods, whatever they were', async () => {
    await shop.served(async (commerce) => {
      const { ask, images } = await addresses(commerce)()
      expect(images).toHaveLength(articles)
      for (const image of images.slice(0, 40)) {
        const answer = await ask(`${image.replace('/api/v1', '')}/160.webp`)
        const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect([answer.status, width, height, exif]).toEqual([200, 160, 200, undefined])
      }
    })
  })

  it('go out and into an empty database, and out of that the same', async () => {
    const other = await OwnShop.of(engine)
    const folders = [join(shop.folder, 'ut'), join(other.folder, 'ut')] as const
    await shop.takeOut(folders[0])
    await other.bringBack(folders[0])
    await other.takeOut(folders[1])
    const [before, after] = await Promise.all(
      folders.map(async (folder) => {
        const found = await readdir(folder, { recursive: true, withFileTypes: true })
        const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(folder.length))
        const hashes = paths.toSorted().map(async (path) => [
          path,
          createHash('sha256')
            .update(await readFile(folder + path))
            .digest('hex'),
        ])
        return Promise.all(hashes)
      }),
    )
    expect(before?.length).toBeGreaterThan(1000)
    expect(after).toEqual(before)
    const wire = (commerce: Commerce) => addresses(commerce)().then(({ images }) => images)
    expect(await other.served(wire)).toEqual(await shop.served(wire))
    await other.drop()
  })
})
