import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { serve, whenDone } from './host.fixtures.ts'

async function built(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-assets-'))
  whenDone(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'assets/client-abc.js'), 'start()')
  await writeFile(join(folder, 'assets/client-abc.js.br'), brotliCompressSync('start()'))
  await writeFile(join(folder, 'assets/skrift-abc.woff2'), 'wOF2')
  await writeFile(join(folder, 'assets/notes.exe'), 'MZ')
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages/om-oss.json'), '{}')
  await writeFile(join(folder, '.vite/manifest.json'), '{"secret":1}')
  return folder
}

it('serves what was built: hashed names for ever, others for an hour', async () => {
  const { get } = await serve({ clientFolder: await built() })
  const script = await get('/assets/client-abc.js?v=1')
  expect(script).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript' } })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['x-content-type-options']).toBe('nosniff')
  expect(script.headers['etag']).toBeUndefined()
  const page = await get('/pages/om-oss.json')
  expect(page.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', etag: expect.any(String) })
})

it('sends the copy that the build has packed, and fonts as they are', async () => {
  const { get } = await serve({ clientFolder: await built() })
  const packed = { headers: { 'accept-encoding': 'br' } }
  const script = await get('/assets/client-abc.js', packed)
  expect(script.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(script.body).toString()).toBe('start()')
  const font = await get('/assets/skrift-abc.woff2', packed)
  expect(font.headers['content-encoding']).toBeUndefined()
  expect(font.body.toString()).toBe('wOF2')
})

it.each(['/.vite/manifest.json', '/assets/notes.exe', '/assets/client-abc.js.br', '/assets/../.vite/manifest.json', '/assets/'])(
  'keeps %s to itself',
  async (path) => {
    const { get } = await serve({ clientFolder: await built() })
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.toString()).not.toMatch(/secret|MZ/)
  },
)
