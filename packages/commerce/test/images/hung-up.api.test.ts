import { readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { imageFormats, imageWidths } from '@vidda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyEngine, startServer, type TestServer } from '../kit/server.ts'

const givenUp = 60

describe('pictures that nobody waits for any more', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(anyEngine, { articles: 60 })
  })

  afterAll(() => server.close())

  const drawn = () => readdir(join(server.options.dataDir, 'images')).catch((): string[] => [])

  it('are not drawn: the next one comes before those of 60 requests that were given up', async () => {
    const { hits } = (await server.first.ask('/articles/search', { take: 8 })).body.hits
    const [next = '', ...others] = [...new Set(hits.map(({ _source }) => _source.image))]
    const files = imageWidths.flatMap((width) => imageFormats.map((format) => `${width}.${format}`))
    const paths = others.flatMap((image) => files.map((file) => `${image}/${file}`)).slice(0, givenUp)
    expect(paths).toHaveLength(givenUp)

    const requests = paths.map((path) => get(`${server.url}${path}`, { agent: false }).on('error', () => undefined))
    await Promise.race(requests.map((request) => new Promise((resolve) => request.once('response', resolve))))
    for (const request of requests) request.destroy()

    for (const file of files.slice(0, 4)) expect((await fetch(`${server.url}${next}/${file}`)).status).toBe(200)
    const before = await drawn()
    // In the order in which they were asked for, all of them would lie here by now.
    expect(before.length).toBeLessThan(givenUp / 2)
    for (const file of files.slice(4, 8)) expect((await fetch(`${server.url}${next}/${file}`)).status).toBe(200)
    // These four, and what was being drawn when it was given up: two at once.
    expect((await drawn()).length - before.length).toBeLessThanOrEqual(4 + 2)
  })
})
