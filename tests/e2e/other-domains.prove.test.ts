import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyOfKit, type CopyOfKit } from '../kit/copy-of-kit.ts'
import { raw } from './support/raw.ts'
import { startSplitPair, type SplitPair } from './support/split-pair.ts'

const seconds = (count: number): number => count * 1000
const origin = 'https://www.so.example'

/** A kit whose brand has a second domain, as two processes. */
let kit: CopyOfKit
let pair: SplitPair

beforeAll(async () => {
  kit = await copyOfKit()
  const file = join(kit.root, 'brands/so/brand.json')
  const text = await readFile(file, 'utf8')
  const named = text.replace('https://so.example', origin).replace('"theme"', '"otherDomains": ["so.example"],\n  "theme"')
  await writeFile(file, named)
  pair = await startSplitPair({ kit: kit.root, origin })
}, seconds(300))

afterAll(async () => {
  await pair?.stop()
  await kit?.remove()
})

async function ask(start: string, host: string) {
  const { statuses, headers } = await raw(pair.url, [start, `Host: ${host}`, 'Connection: close', '', ''].join('\r\n'))
  const named = (name: string) => headers.find(([one]) => one === name)?.[1]
  return { status: statuses[0], location: named('location'), cookie: named('set-cookie'), hsts: named('strict-transport-security') }
}

it.each([
  ['GET /klaer?size=m HTTP/1.1', 'so.example', '/klaer?size=m'],
  ['HEAD /klaer HTTP/1.1', 'SO.example.:8080', '/klaer'],
  ['GET http://so.example/klaer HTTP/1.1', 'www.so.example', '/klaer'],
  ['GET /api/v1/customers/current HTTP/1.1', 'so.example', '/api/v1/customers/current'],
  ['GET /sitemap.xml HTTP/1.1', 'so.example', '/sitemap.xml'],
])('[R11.104] a built host leads another domain on: %s at %s', async (start, host, to) => {
  expect(await ask(start, host)).toEqual({ status: 308, location: origin + to, cookie: undefined, hsts: 'max-age=63072000' })
})

it.each(['www.so.example', '127.0.0.1:4100', 'so.example, ond.example', 'ola@so.example', 'so.example.ond.example'])(
  '[R11.104] a built host answers %s with its pages, which name the origin alone',
  async (host) => {
    expect(await ask('GET /om-oss HTTP/1.1', host)).toMatchObject({ status: 200, location: undefined })
    const { text } = await raw(pair.url, ['GET /om-oss HTTP/1.1', `Host: ${host}`, 'Connection: close', '', ''].join('\r\n'))
    expect(text).toContain(`<link rel="canonical" href="${origin}/om-oss">`)
    expect(text).not.toContain('ond.example')
  },
)

it('[R11.104] a built host answers health checks at every host', async () => {
  for (const host of ['so.example', 'www.so.example', '10.0.0.3:8080'])
    expect(await ask('GET /healthz HTTP/1.1', host)).toMatchObject({ status: 200, location: undefined })
})
