import { execFile } from 'node:child_process'
import { symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { ArticleDetail } from '@vidda/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate, trust } from '../../kit/certificate.ts'
import { bomb, garbledPng, hugeAvif, hugeJpeg, hugeWebp, laughs, script, webPage } from '../../kit/hostile-files.ts'
import { inProcess } from '../../kit/in-process.ts'
import { OwnShop, ownRecords } from '../../kit/own-shop.ts'
import { gradient, noise } from '../../kit/photographs.ts'
import { startPictureServer, type Answer, type PictureServer } from '../../kit/picture-server.ts'
import { engines } from '../../kit/server.ts'

const size = { width: 300, height: 200 }
const half = (data: Uint8Array): Uint8Array => data.subarray(0, Math.floor(data.length / 2))

const notPicture = (what: string) => new RegExp(`^must be a JPEG, PNG, WebP or AVIF, and is ${what}: save it as one of those$`)
const broken = /^must be a whole picture, and is broken or cut off: export it anew$/
/** A header that says more than there is may be either. */
const tooManyOrBroken = /^must (?:have at most 40 megapixels, and has \d+|be a whole picture, and is broken or cut off): /
const tooMany = /^must have at most 40 megapixels, and has \d+: make it smaller$/
const inside =
  /^must not lead to [\w.:]+, which is inside the network: name the picture's public address, or allow the host with --allow-host [\w.:]+$/
const elsewhere = /^must lie in the folder of the data file or below: /
const noWay = /^must be a path from the folder of the data file, or an address that begins with https:\/\/: correct it$/
const tooLarge = /^must be of at most 30 MB: save it smaller$/
const elsewhereOnline = /^must lead to an address that begins with https:\/\/, and leads elsewhere: /
const slow = /^must come within 4 s, and 127.0.0.1 takes longer: /
const silent = /^must come from a server that answers, and 127.0.0.1 does not: /
const untrusted = /^must come from a server whose certificate is trusted, and that of 127.0.0.1 is not \(\w+\): /

type Hostile = { readonly src: string; readonly reason: RegExp }

describe.each(engines)('hostile pictures on %s', (engine) => {
  let shop: OwnShop
  let hostile: readonly Hostile[]
  const servers: PictureServer[] = []

  async function files(): Promise<readonly Hostile[]> {
    const jpeg = await noise(size).jpeg().toBuffer()
    const contents: readonly (readonly [name: string, data: Uint8Array | string, reason: RegExp])[] = [
      ['tom.jpg', '', notPicture('empty')],
      ['side.jpg', webPage, notPicture('a web page')],
      ['skript.png', script, notPicture('an SVG')],
      ['latter.webp', laughs, notPicture('none of them|an SVG')],
      ['bevegelse.jpg', await gradient(size).gif().toBuffer(), notPicture('a GIF')],
      ['trykk.jpg', await gradient(size).tiff().toBuffer(), notPicture('a TIFF')],
      ['katalog.jpg', '%PDF-1.7\n', notPicture('a PDF')],
      ['telefon.jpg', Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic\0\0\0\0mif1heic')]), notPicture('a HEIC')],
      ['arkiv.jpg', 'PK\x03\x04', notPicture('an archive')],
      ['støy.jpg', Buffer.alloc(5000, 7), notPicture('none of them')],
      ['halv.jpg', half(jpeg), broken],
      ['halv.png', half(await noise(size).png().toBuffer()), broken],
      ['halv.webp', half(await noise(size).webp().toBuffer()), broken],
      ['halv.avif', half(await gradient(size).avif({ effort: 0 }).toBuffer()), broken],
      ['bare-begynnelse.jpg', jpeg.subarray(0, 4), broken],
      ['bare-begynnelse.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), broken],
      ['to-i-ett.jpg', Buffer.concat([jpeg.subarray(0, 3), Buffer.from(script)]), broken],
      ['ødelagt.png', await garbledPng(), broken],
      ['bombe.png', bomb(20_000), tooMany],
      ['stor.jpg', await hugeJpeg(), tooMany],
      ['stor.webp', await hugeWebp(), tooManyOrBroken],
      ['stor.avif', await hugeAvif(), tooManyOrBroken],
      ['tung.jpg', jpeg, tooLarge],
    ]
    for (const [name, data] of contents) await shop.put(`varer/${name}`, data)
    await truncate(join(shop.folder, 'varer/tung.jpg'), 30_000_001)
    await symlink('/etc/hostname', join(shop.folder, 'varer/lenke.jpg'))
    await symlink('/dev/zero', join(shop.folder, 'varer/null.jpg'))
    await promisify(execFile)('mkfifo', [join(shop.folder, 'varer/rør.jpg')])
    return [
      ...contents.map(([name, , reason]) => ({ src: `varer/${name}`, reason })),
      { src: 'varer/finnes-ikke.jpg', reason: /^must be a file, and there is none of that name: / },
      { src: 'varer/halv.jpg/inni.jpg', reason: /^must be a file, and there is none of that name: / },
      { src: `varer/${'lang'.repeat(100)}.jpg`, reason: /^must be a file that can be read \(ENAMETOOLONG\): / },
      { src: 'varer', reason: /^must be a file, and is a folder or the like: / },
      { src: 'varer/rør.jpg', reason: /^must be a file, and is a folder or the like: / },
      { src: 'varer/lenke.jpg', reason: elsewhere },
      { src: 'varer/null.jpg', reason: elsewhere },
      { src: '../../../../etc/hostname', reason: elsewhere },
      { src: '/etc/hostname', reason: elsewhere },
    ]
  }

  async function addresses(): Promise<readonly Hostile[]> {
    const certificate = makeCertificate(['localhost'])
    trust(certificate)
    const expired = makeCertificate(['localhost'], { expired: true })
    trust(expired)
    const answers = new Map<string, Answer>()
    const [main, late, mute, cut, stranger, old] = [
      await startPictureServer(answers, certificate),
      await startPictureServer(answers, certificate),
      await startPictureServer(answers, certificate),
      await startPictureServer(answers, certificate),
      await startPictureServer(answers),
      await startPictureServer(answers, expired),
    ]
    servers.push(main, late, mute, cut, stranger, old)
    const sent = (path: string, data: Uint8Array | string, headers: Readonly<Record<string, string>> = {}) =>
      answers.set(path, (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg', ...headers }).end(data))
    const led = (path: string, location: string) => answers.set(path, (_request, response) => response.writeHead(302, { location }).end())
    sent('/side.jpg', webPage)
    sent('/skript.jpg', script)
    sent('/svar.jpg', '{"error": "not found"}')
    sent('/tom.jpg', '')
    sent('/halv.jpg', half(await noise(size).jpeg().toBuffer()))
    sent('/bombe.jpg', gzipSync(Buffer.alloc(1_000_000)), { 'content-encoding': 'gzip' })
    led('/ring.jpg', '/ring.jpg')
    led('/http.jpg', 'http://127.0.0.1/a.jpg')
    led('/fil.jpg', 'file:///etc/passwd')
    led('/passord.jpg', 'https://kari:hemmelig@127.0.0.1/a.jpg')
    led('/sky.jpg', 'https://169.254.169.254/latest/meta-data/')
    led('/navn.jpg', main.address('/side.jpg', 'localhost'))
    led('/seks.jpg', main.address('/side.jpg', '[::1]'))
    answers.set('/feil.jpg', (_request, response) => response.writeHead(500).end())
    answers.set('/tung.jpg', (_request, response) => response.writeHead(200, { 'content-length': '30000001' }).write('a'))
    answers.set('/uendelig.jpg', (_request, response) => {
      const part = Buffer.alloc(1_000_000)
      const goOn = () => {
        while (!response.destroyed && response.write(part));
      }
      response.on('drain', goOn)
      goOn()
    })
    answers.set('/treg.jpg', (_request, response) => {
      const timer = setInterval(() => response.write('a'), 50)
      response.once('close', () => clearInterval(timer))
    })
    answers.set('/taus.jpg', () => undefined)
    answers.set('/kort.jpg', (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('a')
      setImmediate(() => response.destroy())
    })
    const closed = await startPictureServer(answers, certificate)
    closed.close()
    return [
      { src: main.address('/borte.jpg'), reason: /the server answers 404: correct the address$/ },
      { src: main.address('/feil.jpg'), reason: /the server answers 500: correct the address$/ },
      { src: main.address('/side.jpg'), reason: notPicture('a web page') },
      { src: main.address('/skript.jpg'), reason: notPicture('an SVG') },
      { src: main.address('/svar.jpg'), reason: notPicture('none of them') },
      { src: main.address('/tom.jpg'), reason: notPicture('empty') },
      { src: main.address('/halv.jpg'), reason: broken },
      { src: main.address('/bombe.jpg'), reason: notPicture('none of them') },
      { src: main.address('/ring.jpg'), reason: /leads on more than 5 times: name the last address$/ },
      { src: main.address('/http.jpg'), reason: elsewhereOnline },
      { src: main.address('/fil.jpg'), reason: elsewhereOnline },
      { src: main.address('/passord.jpg'), reason: elsewhereOnline },
      { src: main.address('/sky.jpg'), reason: inside },
      { src: main.address('/navn.jpg'), reason: inside },
      { src: main.address('/seks.jpg'), reason: inside },
      { src: main.address('/tung.jpg'), reason: tooLarge },
      { src: main.address('/uendelig.jpg'), reason: tooLarge },
      { src: late.address('/treg.jpg'), reason: slow },
      { src: mute.address('/taus.jpg'), reason: slow },
      { src: cut.address('/kort.jpg'), reason: silent },
      { src: closed.address('/a.jpg'), reason: silent },
      { src: stranger.address('/a.jpg'), reason: untrusted },
      { src: old.address('/a.jpg'), reason: untrusted },
      { src: main.address('/side.jpg', 'localhost'), reason: inside },
      { src: 'https://10.0.0.1/a.jpg', reason: inside },
      { src: 'https://[::ffff:192.168.0.1]/a.jpg', reason: inside },
      { src: 'https://0x7f000002/a.jpg', reason: inside },
      { src: 'https://kari:hemmelig@example.org/a.jpg', reason: /^must be an address without a user and a password: / },
      { src: 'http://example.org/a.jpg', reason: noWay },
      { src: 'file:///etc/passwd', reason: noWay },
      { src: 'data:image/svg+xml,<svg/>', reason: noWay },
    ]
  }

  beforeAll(async () => {
    shop = await OwnShop.of(engine)
    await shop.put('god.jpg', await noise(size).jpeg().toBuffer())
    hostile = [...(await files()), ...(await addresses())]
  })

  afterAll(async () => {
    for (const server of servers) server.close()
    await shop.drop()
  })

  it('are refused in one line each, with what to do, and the others of the file are unharmed', async () => {
    expect(hostile.length).toBeGreaterThan(40)
    const good = [{ src: 'god.jpg' }]
    const records = ownRecords([good, ...hostile.map(({ src }) => [{ src }]), good], { src: 'god.jpg' })
    const { variants: _, stock: __, ...others } = records
    const faults = await shop.bring(others, 'valid', { allowedHosts: ['127.0.0.1'], longest: 4000 })
    const told = faults.map(({ line, problems }) => ({
      line,
      problems: problems.map(({ field, reason, value, record }) => ({ field, reason, value, record })),
    }))
    expect(told).toEqual(
      hostile.map(({ src, reason }, at) => ({
        line: at + 2,
        problems: [{ field: 'pictures.0.src', reason: expect.stringMatching(reason), value: src, record: `id ${at + 2}` }],
      })),
    )
    expect(faults.filter(({ problems }) => problems.some(({ reason }) => reason.includes('\n')))).toEqual([])
    await shop.served(async (commerce) => {
      const ask = await inProcess(commerce)
      const statuses = hostile.map(async (_one, at) => (await ask(`/articles/${at + 2}`)).status)
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]))
      for (const id of [1, hostile.length + 2]) {
        const { image } = (await (await ask(`/articles/${id}`)).json()) as ArticleDetail
        expect((await ask(`${image.replace('/api/v1', '')}/160.webp`)).status).toBe(200)
      }
    })
  })
})
