import type { Settings } from '@vidda/contract/wire'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'
import { articleImages, pictureName, sourceOf } from '../../src/kernel/pictures/addresses.ts'
import { KnownPictures, notePictures } from '../../src/kernel/pictures/known.ts'

const kinds = { avif: 'ftypavif', webp: 'WEBP', jpg: '\xff\xd8\xff' } as const

export const imageSuite = (server: () => TestServer): void =>
  void describe('images', () => {
    const fetchImage = (path: string) => server().fetch(path)
    const image = async () => (await server().first.ask('/articles/search', { take: 1 })).body.hits.hits[0]?._source.image ?? ''

    it.each(['avif', 'webp', 'jpg'] as const)('a picture is served as %s for ever, to anybody, without a cookie', async (format) => {
      const answer = await fetchImage(`${await image()}/160.${format}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain(kinds[format])
    })

    it.each(['goods', 'banner'])('a link is shared with its picture, 1200 px by 630, be it of %s', async (of) => {
      const { body } = await server().first.get<Settings>('/settings')
      const base = of === 'goods' ? await image() : (body.top?.image ?? '')
      const answer = await fetchImage(`${base}/share.jpg`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height]).toEqual([1200, 630])
    })

    it('requests for one picture at once get the same', async () => {
      const path = `${await image()}/320.avif`
      const sizes = await Promise.all([1, 2, 3].map(async () => (await (await fetchImage(path)).arrayBuffer()).byteLength))
      expect(new Set(sizes).size).toBe(1)
    })

    it('an address of an older revision shows the picture, but not for ever', async () => {
      const old = (await image()).replace(/[0-9a-f]{8}$/, '00000000')
      const answer = await fetchImage(`${old}/160.webp`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).not.toContain('immutable')
    })

    it.each([
      ['another width', (base: string) => `${base}/161.avif`],
      ['a shared picture in another format', (base: string) => `${base}/share.avif`],
      ['another format', (base: string) => `${base}/160.gif`],
      ['a picture that nothing has', (base: string) => `${base.replace(/[0-9a-f]{16}/, '0123456789abcdef')}/160.avif`],
      ['another folder', () => '/api/v1/images/..%2f..%2fpackage.json/160.avif'],
    ])('%s is a 404', async (_, path) => {
      expect((await fetchImage(path(await image()))).status).toBe(404)
    })

    it('a picture that has come with new data is known without a restart, and so is its new revision', async () => {
      const { db } = server().commerce
      const pictures = new KnownPictures(db)
      const key = { name: pictureName({ src: 'new.jpg' }), shape: 'wide', revision: '00000001' } as const
      expect(await pictures.named(key)).toBeNull()
      for (const revision of [key.revision, '00000002']) {
        const source = sourceOf('new.jpg', revision)
        await notePictures(db, [{ src: source }])
        expect(await pictures.named({ ...key, revision })).toEqual({ src: source, focus: null })
      }
      await sql`delete from pictures where name = ${key.name}`.execute(db)
    })

    it('goods without a picture show an empty ground', async () => {
      const [address] = articleImages([], 1)
      for (const file of ['320.webp', 'share.jpg']) expect((await fetchImage(`${address}/${file}`)).status).toBe(200)
    })

    const sizeOf = async (path: string) => {
      const { width, height } = await sharp(Buffer.from(await (await fetchImage(path)).arrayBuffer())).metadata()
      return [width, height]
    }

    it('[R10.298] banners are served in two larger widths, which a drawn scene does not fill, and goods are not', async () => {
      const { top } = (await server().first.get<Settings>('/settings')).body
      expect(await sizeOf(`${top?.image}/1920.webp`)).toEqual([1280, 560])
      expect((await fetchImage(`${await image()}/1920.webp`)).status).toBe(404)
    })

    it('[R10.214] the picture of a hero is served upright too', async () => {
      const { top } = (await server().first.get<Settings>('/settings')).body
      expect(await sizeOf(`${top?.imageMobile}/480.webp`)).toEqual([480, 640])
    })

    it('banners are served too', async () => {
      const { body } = await server().first.get<Settings>('/settings')
      const answer = await fetchImage(`${body.top?.image}/160.webp`)
      expect(answer.status).toBe(200)
    })
  })
