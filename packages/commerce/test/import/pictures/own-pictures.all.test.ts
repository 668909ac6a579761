import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleDetail, BlogPost, Campaign, SearchResult, Settings, Shop } from '@vidda/contract/wire'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProcess } from '../../kit/in-process.ts'
import { startTrustedServer, type Answer } from '../../kit/picture-server.ts'
import { onServer } from '../../kit/on-server.ts'
import { OwnShop, ownRecords, type OwnRecords } from '../../kit/own-shop.ts'
import { cameraJpeg, colorAt, corners, cutOut, gradient, orientations, plain } from '../../kit/photographs.ts'
import { enginesProved } from '../../kit/server.ts'

const size = { width: 120, height: 80 }
const wide = { src: 'brett/hjørner.jpg', alt: 'Fire felt', focus: { x: 0, y: 0 } }

describe.each(enginesProved)('a chain’s own pictures on %s', (engine) => {
  let shop: OwnShop
  let records: ReturnType<typeof ownRecords>

  beforeAll(async () => {
    shop = await OwnShop.of(engine)
    for (const orientation of orientations) await shop.put(`varer/${orientation}.jpg`, await cameraJpeg(size, orientation))
    await shop.put('varer/fri.png', await cutOut({ width: 100, height: 300 }).png().toBuffer())
    await shop.put(wide.src, await corners({ width: 900, height: 900 }).png().toBuffer())
    const two = [
      { src: 'varer/fri.png', colorId: 102, kind: 'front', alt: 'Jakken forfra' },
      { src: 'varer/1.jpg', colorId: 101 },
      { src: 'varer/2.jpg' },
    ]
    records = ownRecords([two, ...orientations.map((orientation) => [{ src: `varer/${orientation}.jpg` }])], wide)
    await shop.brought(records, { ground: '#00ff00' })
  })

  afterAll(() => shop.drop())

  const addressOf = (wanted: number) =>
    shop.served(async (commerce) => {
      const ask = await inProcess(commerce)
      const found = (await (await ask('/articles/search', { method: 'POST', body: '{"take":100}' })).json()) as SearchResult
      return found.hits.hits.find(({ _source }) => _source.id === wanted)?._source.image ?? ''
    })

  const kept = async (): Promise<readonly string[]> =>
    (await readdir(join(shop.dataDir, 'originals'), { recursive: true })).filter((path) => path.includes('.'))

  it('are shown upright on the ground that their edge has, in the proportions of goods, and tell nothing but their pixels', async () => {
    await shop.served(async (commerce) => {
      const ask = await inProcess(commerce)
      const { hits } = (await (await ask('/articles/search', { method: 'POST', body: '{"take":100}' })).json()) as SearchResult
      expect(hits.hits).toHaveLength(1 + orientations.length)
      for (const { _source } of hits.hits.filter((one) => one._source.id > 1)) {
        const answer = await ask(`${_source.image.replace('/api/v1', '')}/320.webp`)
        const picture = Buffer.from(await answer.arrayBuffer())
        const { width, height, exif } = await sharp(picture).metadata()
        expect([answer.status, width, height, exif]).toEqual([200, 320, 400, undefined])
        expect([await colorAt(picture, 0.1, 0.4), await colorAt(picture, 0.9, 0.6)]).toEqual(['red', 'white'])
      }
    })
  })

  it('belong to their colour, and what they were transparent for is the ground of the import', async () => {
    await shop.served(async (commerce) => {
      const ask = await inProcess(commerce)
      const { images, image } = (await (await ask('/articles/1')).json()) as ArticleDetail
      const [first, second] = [101, 102].map((id) => images?.find(({ colorId }) => colorId === id)?.paths ?? [])
      expect([first?.length, second?.length]).toEqual([2, 2])
      expect(images?.find(({ colorId }) => colorId === 102)?.alts).toEqual(['Jakken forfra', ''])
      expect(first?.[1]).toBe(second?.[1])
      expect(image).toBe(first?.[0])
      const picture = Buffer.from(await (await ask(`${second?.[0]?.replace('/api/v1', '')}/640.jpg`)).arrayBuffer())
      // It is taller than goods are shown: the ground goes on to both sides.
      expect([await colorAt(picture, 0.01, 0.5), await colorAt(picture, 0.4, 0.1)]).toEqual(['green', 'green'])
      const share = Buffer.from(await (await ask(`${second?.[0]?.replace('/api/v1', '')}/share.jpg`)).arrayBuffer())
      const { width, height } = await sharp(share).metadata()
      expect([width, height, await colorAt(share, 0.01, 0.5)]).toEqual([1200, 630, 'green'])
    })
  })

  it('[R10.298] that are wide are cut around their focus, for banners, campaigns, categories, posts and shops alike', async () => {
    await shop.served(async (commerce) => {
      const ask = await inProcess(commerce)
      const get = async <Body>(path: string) => (await (await ask(path)).json()) as Body
      const { top } = await get<Settings>('/settings')
      const [campaign] = await get<Campaign[]>('/campaigns')
      const [byen] = await get<Shop[]>('/shops')
      const [category] = await get<{ banner: string | null }[]>('/categories')
      const [post] = await get<BlogPost[]>('/blog/posts')
      // A phone shows less of a banner than has been cut.
      expect(top?.focus).toEqual(wide.focus)
      expect(new Set([top?.alt, campaign?.imageAlt, byen?.imageAlt, post?.featured_image_alt])).toEqual(new Set([wide.alt]))
      expect(new Set([top?.image, campaign?.image, byen?.image, post?.featured_image, category?.banner]).size).toBe(1)
      for (const shape of ['320.webp', 'share.jpg']) {
        const picture = Buffer.from(await (await ask(`${top?.image.replace('/api/v1', '')}/${shape}`)).arrayBuffer())
        expect([await colorAt(picture, 0.1, 0.9), await colorAt(picture, 0.9, 0.9)]).toEqual(['red', 'green'])
      }
      // The 16:7 crop of a 900 × 900 picture is 900 × 394.
      const large = Buffer.from(await (await ask(`${top?.image.replace('/api/v1', '')}/2560.webp`)).arrayBuffer())
      expect(await sharp(large).metadata()).toMatchObject({ width: 900, height: 394 })
      const card = Buffer.from(await (await ask(`${campaign?.imageMobile?.replace('/api/v1', '')}/320.webp`)).arrayBuffer())
      expect(await colorAt(card, 0.1, 0.95)).toBe('blue')
    })
  })

  it('are the same when they are brought again, and nothing is taken in anew', async () => {
    const before = await Promise.all(
      (await kept()).map(async (path) => [path, (await stat(join(shop.dataDir, 'originals', path))).mtimeMs]),
    )
    const found = await shop.check(records, { ground: '#00ff00' })
    expect(found.map(({ kind, added, changed, faults }) => ({ kind, added, changed, faults }))).toEqual(
      found.map(({ kind }) => ({ kind, added: 0, changed: 0, faults: [] })),
    )
    expect(await shop.bring(records, 'whole', { ground: '#00ff00' })).toEqual([])
    expect(
      await Promise.all((await kept()).map(async (path) => [path, (await stat(join(shop.dataDir, 'originals', path))).mtimeMs])),
    ).toEqual(before)
  })

  it('have another address when they are others, and what a page still shows by the old one stays', async () => {
    const old = await addressOf(3)
    await shop.put('varer/2.jpg', await gradient(size).jpeg().toBuffer())
    const changed = { articles: records.articles.slice(2, 3) }
    expect((await shop.check(changed)).map((one) => one.changed)).toEqual([1])
    expect(await shop.bring(changed)).toEqual([])
    const now = await addressOf(3)
    expect(now).not.toBe(old)
    await shop.served(async (commerce) => {
      for (const address of [old, now]) {
        const answer = await commerce.fetch(new Request(`http://commerce${address}/160.webp`))
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
      }
    })
  })

  it('come from https addresses too: each is fetched once, by a look or by an import, until it is asked for anew', async () => {
    const answers = new Map<string, Answer>()
    const server = await startTrustedServer(answers)
    const serve = (path: string, data: Buffer, etag: string) =>
      answers.set(path, (request, response) => {
        const isKnown = request.headers['if-none-match'] === etag
        response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : data)
      })
    serve('/a.jpg', await gradient(size, 1).jpeg().toBuffer(), '"1"')
    serve('/b.jpg', await gradient(size, 2).jpeg().toBuffer(), '"1"')
    const [, , , third, fourth] = records.articles
    if (!third || !fourth) throw new Error('There are articles')
    const articles = [
      { ...third, pictures: [{ src: server.address('/a.jpg') }, { src: server.address('/b.jpg') }] },
      { ...fourth, pictures: [{ src: server.address('/a.jpg') }] },
    ]
    const intake = { allowedHosts: ['127.0.0.1'] }
    expect((await shop.check({ articles }, intake)).map(({ changed, faults }) => ({ changed, faults }))).toEqual([
      { changed: 2, faults: [] },
    ])
    expect(server.asked.toSorted()).toEqual(['/a.jpg', '/b.jpg'])
    await shop.brought({ articles }, intake)
    expect(server.asked).toHaveLength(2)
    const [one, other] = [await addressOf(third.id), await addressOf(fourth.id)]
    expect(one).toBe(other)
    serve('/a.jpg', await gradient(size, 3).jpeg().toBuffer(), '"2"')
    await shop.brought({ articles }, intake)
    expect([server.asked.length, await addressOf(third.id)]).toEqual([2, one])
    expect((await shop.check({ articles }, { ...intake, refresh: true })).map(({ changed }) => changed)).toEqual([2])
    await shop.brought({ articles }, { ...intake, refresh: true })
    expect(server.asked).toHaveLength(6)
    expect(await addressOf(third.id)).not.toBe(one)
    server.close()
  })

  it.runIf(engine === 'PostgreSQL')('may take longer than the database lets a transaction lie idle', async () => {
    await onServer(`alter database ${shop.database} set idle_in_transaction_session_timeout = 500`)
    const slow = await gradient(size, 4).jpeg().toBuffer()
    const server = await startTrustedServer(new Map([['/a.jpg', (_request, response) => void setTimeout(() => response.end(slow), 1500)]]))
    const [, , , , , fifth] = records.articles
    if (!fifth) throw new Error('There are articles')
    await shop.brought({ articles: [{ ...fifth, pictures: [{ src: server.address('/a.jpg') }] }] }, { allowedHosts: ['127.0.0.1'] })
    server.close()
    expect(await addressOf(fifth.id)).not.toBe('')
  })

  it('that cannot be taken in are told with line, field, record and what to do; the rest of the file is or is not written as with other faults', async () => {
    await shop.put('varer/tom.jpg', '')
    await shop.put('varer/side.jpg', '<!doctype html><title>Ikke funnet</title>')
    await shop.put('utenfor.jpg', await plain(size, '#ffffff').jpeg().toBuffer())
    const bad = [
      'varer/borte.jpg',
      'varer/tom.jpg',
      'varer/side.jpg',
      'varer',
      '../utenfor.jpg',
      '/etc/passwd',
      'http://example.org/a.jpg',
      'drawing:parka/1f4d3a/front',
    ]
    const [, first] = records.articles
    if (!first) throw new Error('There are articles')
    const articles = [
      first,
      ...bad.map((src, at) => ({ ...first, id: 100 + at, articleNo: `B${at}`, pictures: [{ src: 'varer/1.jpg' }, { src }] })),
    ]
    const reasons = [
      /^must be a file, and there is none of that name: /,
      /^must be a JPEG, PNG, WebP or AVIF, and is empty: /,
      /^must be a JPEG, PNG, WebP or AVIF, and is a web page: /,
      /^must be a file, and is a folder or the like: /,
      /^must lie in the folder of the data file or below: /,
      /^must lie in the folder of the data file or below: /,
      /^must be a path from the folder of the data file, or an address that begins with https:\/\/: /,
      /^must be a path from the folder of the data file, or an address that begins with https:\/\/: /,
    ]
    const told = bad.map((src, at) => ({
      line: at + 2,
      problems: [{ field: 'pictures.1.src', reason: expect.stringMatching(reasons[at] ?? /$^/), value: src, record: `id ${100 + at}` }],
    }))
    const files: OwnRecords = { articles }
    expect((await shop.check(files))[0]?.faults).toEqual(told)
    expect(await shop.bring(files)).toEqual(told)
    expect(await addressOf(100)).toBe('')
    const good = { ...first, id: 200, articleNo: 'C' }
    expect(await shop.bring({ articles: [...articles, good] }, 'valid')).toEqual(told)
    expect(await addressOf(200)).not.toBe('')
  })
})
