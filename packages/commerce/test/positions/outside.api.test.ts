import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DistanceTable, FacebookPost, MapAnswer } from '@vidda/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startServer, type TestServer } from '../kit/server.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

const json = (response: ServerResponse, value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

describe.each(engines)('servers of others on %s', (engine) => {
  let server: TestServer
  let answer: Answer = (_request, response) => void response.end()
  const other = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    answer(request, response, body)
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const outside = {
      osrmUrl: url,
      overpassUrl: `${url}/api/interpreter`,
      facebookFeeds: { first: `${url}/feed`, second: `${url}/broken` },
    }
    server = await startServer(engine, { outside })
  })

  afterAll(async () => {
    await server.close()
    other.close()
  })

  const lookup = <Body>(data: string) => server.first.get<Body>(`/maps/interpreter?data=${encodeURIComponent(data)}`)

  it('[R10.38] passes the query to the Overpass server, and its answer back', async () => {
    const query = '[out:json];node["addr:street"="Storgata"]["addr:housenumber"="1"];out;'
    const elements = [{ type: 'node', id: 7, lat: 67.28, lon: 14.4, tags: { 'addr:street': 'Storgata' } }]
    let asked = ''
    answer = (request, response, body) => {
      asked = `${request.method} ${request.url} ${new URLSearchParams(body).get('data')}`
      json(response, { version: 0.6, elements })
    }
    const { status, body } = await lookup<MapAnswer>(query)
    expect(asked).toBe(`POST /api/interpreter ${query}`)
    expect([status, body.elements]).toEqual([200, elements])
  })

  it('says so when the Overpass server fails', async () => {
    for (const failing of [
      (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(429).end(),
      (_request: IncomingMessage, response: ServerResponse) => void response.end('<html>'),
      (_request: IncomingMessage, response: ServerResponse) => void json(response, { remark: 'timed out' }),
      (_request: IncomingMessage, response: ServerResponse) => void response.destroy(),
    ]) {
      answer = failing
      const { status, body } = await lookup<{ code: string }>('node')
      expect([status, body.code]).toEqual([502, 'maps_failed'])
    }
  })

  const distances = async () => (await server.first.get<DistanceTable>('/osrm/table/v1/car/10.7,59.9;5.3,60.3?annotations=distance')).body

  it('gives distances along roads from the OSRM server, and estimates them when it fails', async () => {
    const rows = [
      [0, 463_000.4],
      [461_000, 0],
    ]
    let asked = ''
    answer = (request, response) => {
      asked = request.url ?? ''
      json(response, { code: 'Ok', distances: rows, sources: [] })
    }
    expect(await distances()).toEqual({ code: 'Ok', distances: rows, approximate: false })
    expect(asked).toBe('/table/v1/car/10.7,59.9;5.3,60.3?annotations=distance')
    answer = (_request, response) => json(response, { code: 'Ok', distances: [[0]] })
    expect((await distances()).approximate).toBe(true)
    answer = (_request, response) => void response.destroy()
    expect((await distances()).approximate).toBe(true)
  })

  it('shows the posts of the configured page, and the stored ones when it cannot be read', async () => {
    const post = { id: '1_2', message: 'Hei', permalink_url: 'https://page.example/2', created_time: '2026-11-20T10:00:00+0000' }
    answer = (request, response) =>
      request.url === '/feed'
        ? json(response, { data: [post, { id: '1_3', created_time: post.created_time }] })
        : void response.writeHead(500).end()
    expect((await server.first.get<FacebookPost[]>('/fb/getPosts')).body).toEqual([
      { id: '1_2', message: 'Hei', link: post.permalink_url, image: null, created_time: '2026-11-20T10:00:00.000Z' },
    ])
    expect((await server.second.get<FacebookPost[]>('/fb/getPosts')).body.length).toBeGreaterThan(1)
  })
})
