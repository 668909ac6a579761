import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderContents } from '../../kit/folder-contents.ts'
import { inProcess } from '../../kit/in-process.ts'
import { OwnShop } from '../../kit/own-shop.ts'
import { photographSet } from '../../kit/photographs.ts'
import { startTrustedServer, type Answer, type PictureServer } from '../../kit/picture-server.ts'
import { enginesProved } from '../../kit/server.ts'
import { wholeRecords } from '../../kit/whole-records.ts'
import { crawlWire } from '../../kit/wire-crawl.ts'

const [articles, picturesOfEach] = [500, 3]
const megabyte = 1_000_000
const timeout = 15 * 60_000

/** What an import may have in memory: two pictures of 39 megapixels that are decoded, eight that wait for it and, where it is in the process, the database. */
const mostMemory = { PGlite: 2000, PostgreSQL: 1200 } as const

const allowed = { allowedHosts: ['127.0.0.1'] }
const insideReason = /^must not lead to 127\.0\.0\.1, which is inside the network: .* --allow-host 127\.0\.0\.1$/

let photographs: readonly Buffer[]

beforeAll(async () => {
  photographs = await photographSet(articles * picturesOfEach)
}, timeout)

describe.each(enginesProved)('500 articles with 1 500 photographs on %s', { timeout }, (engine) => {
  let shop: OwnShop
  let server: PictureServer
  let records: ReturnType<typeof wholeRecords>

  beforeAll(async () => {
    shop = await OwnShop.of(engine)
    const answers = new Map<string, Answer>()
    server = await startTrustedServer(answers)
    // The largest lie beside each other, and come from both.
    const srcs = await Promise.all(
      photographs.map(async (data, at) => {
        if (at % 2 === 1) {
          answers.set(`/${at}`, (_request, response) => response.writeHead(200, { etag: `"${at}"` }).end(data))
          return server.address(`/${at}`)
        }
        await shop.put(`bilder/${at}.jpg`, data)
        return `bilder/${at}.jpg`
      }),
    )
    const views = [{ colorId: 101 }, { colorId: 102, kind: 'back', alt: 'Bakfra' }, { kind: 'worn', alt: 'I bruk' }]
    const pictures = Array.from({ length: articles }, (_, at) =>
      views.map((view, place) => ({ ...view, src: srcs[at * picturesOfEach + place] ?? '' })),
    )
    const wide = [0, 8, 14].map((at) => ({ src: `bilder/${at}.jpg`, alt: 'Støy', focus: { x: 20, y: 80 } }))
    records = wholeRecords(pictures, wide)
  }, timeout)

  afterAll(async () => {
    server.close()
    await shop.drop()
  })

  /** The pictures that are kept, with when each was written. */
  const kept = async () => {
    const folder = join(shop.dataDir, 'originals')
    const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.(?:jpg|png|webp|avif)$/.test(path))
    return new Map(await Promise.all(paths.toSorted().map(async (path) => [path, (await stat(join(folder, path))).mtimeMs] as const)))
  }

  const crawled = (some: OwnShop) => some.served((commerce) => crawlWire(commerce, { everyPicture: 20 }))

  it('come from inside the network by the operator’s word alone', async () => {
    const named = records.articles.slice(0, 20).map((article) => ({
      ...article,
      pictures: article.pictures.filter(({ src }) => src.startsWith('https:')).slice(0, 1),
    }))
    const { shops: _, ...others } = { ...records, articles: named }
    const found = await shop.check({ colors: others.colors, brands: others.brands, categories: [], articles: named })
    const reasons = found.flatMap(({ faults }) => faults.flatMap(({ problems }) => problems.map(({ reason }) => reason)))
    expect(reasons.filter((reason) => insideReason.test(reason))).toHaveLength(20)
    expect(server.asked).toEqual([])
  })

  it('come from files and from a server in bounded memory; brought again they change nothing, and nothing is asked for', async () => {
    const first = await shop.bringApart(records, allowed, server.certificate)
    expect(first.faults).toEqual([])
    const asked = photographs.flatMap((_, at) => (at % 2 === 1 ? [`/${at}`] : []))
    expect(new Set(server.asked)).toEqual(new Set(asked))
    expect(server.asked).toHaveLength(asked.length)
    expect(first.mostMemory / megabyte).toBeLessThan(mostMemory[engine])
    const [before, answers] = [await kept(), await crawled(shop)]
    const second = await shop.bringApart(records, allowed, server.certificate)
    expect(second.faults).toEqual([])
    expect(server.asked).toHaveLength(asked.length)
    expect(await kept()).toEqual(before)
    const checked = await shop.check(records, allowed)
    expect(checked.filter(({ added, changed, faults }) => added + changed + faults.length > 0)).toEqual([])
    expect(await crawled(shop)).toEqual(answers)
  })

  it('are shown in the proportions of goods, whatever they were, and tell nothing but their pixels', async () => {
    await shop.served(async (commerce) => {
      const ask = await inProcess(commerce)
      for (const id of [1, 2, 3, ...Array.from({ length: 22 }, (_, at) => 10 + at)]) {
        const { image } = (await (await ask(`/articles/${id}`)).json()) as { readonly image: string }
        const answer = await ask(`${image.replace('/api/v1', '')}/320.webp`)
        const { width, height, exif, icc, space } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect([answer.status, width, height, exif, icc, space]).toEqual([200, 320, 400, undefined, undefined, 'srgb'])
      }
    })
  })

  it('go out and into an empty database, and out of that the same; every answer is the same there', async () => {
    const other = await OwnShop.of(engine)
    const [out, again] = [join(shop.folder, 'ut'), join(other.folder, 'ut')]
    await shop.takeOut(out)
    await other.bringBack(out)
    await other.takeOut(again)
    const before = await folderContents(out)
    expect([...before.keys()].filter((path) => path.startsWith('pictures/')).length).toBeGreaterThan(articles * 2)
    expect(await folderContents(again)).toEqual(before)
    expect(await crawled(other)).toEqual(await crawled(shop))
    await other.drop()
  })
})
