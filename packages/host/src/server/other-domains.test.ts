import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { serve as serveBrand } from './host.fixtures.ts'

const otherDomains = ['gammel.example', 'xn--blbr-roah.example']
const serve = (options: Parameters<typeof serveBrand>[0] = {}) => serveBrand(options, { otherDomains })

/** What a server answers to bytes: its status and where it leads. */
async function raw(url: string, start: string, ...headers: readonly string[]) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write([start, ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1')
  const answer = await text(socket)
  return [Number(answer.slice(9, 12)), /^location: (.*)$/imu.exec(answer)?.[1] ?? null]
}

it.each([
  ['/', '/'],
  ['/dame?size=m&utm_source=brev', '/dame?size=m&utm_source=brev'],
  ['/product/7?a=%C3%A6', '/product/7?a=%C3%A6'],
  ['/payment', '/payment'],
  ['/api/v1/csrf', '/api/v1/csrf'],
  ['/robots.txt', '/robots.txt'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/assets/borte.js', '/assets/borte.js'],
  ['//ond.example/../a', '//ond.example/../a'],
])('[R11.104] GET and HEAD of %s at another domain lead on to the origin, before anything is asked or set', async (path, to) => {
  const { get, commerce } = await serve()
  for (const method of ['GET', 'HEAD']) {
    const answer = await get(path, { method, headers: { host: 'gammel.example' } })
    expect(answer).toMatchObject({
      status: 308,
      headers: {
        location: `https://eksempel.example${to}`,
        'cache-control': 'public, max-age=3600',
        'strict-transport-security': 'max-age=63072000',
        'content-security-policy': expect.stringContaining('sandbox'),
      },
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).toHaveLength(0)
  }
  expect(commerce.asked).not.toContain('articles/7')
})

it.each(['gammel.example:443', 'GAMMEL.Example', 'gammel.example.', 'Gammel.Example.:8080', 'xn--blbr-roah.example'])(
  '[R11.104] Host: %s is another domain',
  async (host) => {
    const { url } = await serve()
    expect(await raw(url, 'GET /dame HTTP/1.1', `Host: ${host}`)).toEqual([308, 'https://eksempel.example/dame'])
  },
)

it.each([
  'eksempel.example',
  'localhost:4100',
  '127.0.0.1',
  '[::1]:4100',
  'www.gammel.example',
  'gammel.example.ond.example',
  'gammel.example, ond.example',
  'ond.example, gammel.example',
  'gammel.example@ond.example',
  'ola:hemmelig@gammel.example',
  'gammel.example/ond',
  'gammel.example:80:80',
  'gammel.example..',
  'https://gammel.example',
  'gammel.example%00',
  '',
])('[R11.104] Host: %s is none, and is answered as it was', async (host) => {
  const { url } = await serve()
  expect(await raw(url, 'GET /om-oss HTTP/1.1', `Host: ${host}`)).toEqual([200, null])
})

it('[R11.104] of an address in the request line its own host counts, and of two Host lines the first', async () => {
  const { url } = await serve()
  const to = 'https://eksempel.example/dame?a=1'
  expect(await raw(url, 'GET http://gammel.example/dame?a=1 HTTP/1.1', 'Host: eksempel.example')).toEqual([308, to])
  expect(await raw(url, 'GET HTTPS://Gammel.Example:443/dame?a=1 HTTP/1.1', 'Host: x')).toEqual([308, to])
  expect(await raw(url, 'GET http://gammel.example HTTP/1.1', 'Host: x')).toEqual([308, 'https://eksempel.example/'])
  expect(await raw(url, 'GET http://eksempel.example/om-oss HTTP/1.1', 'Host: gammel.example')).toEqual([200, null])
  expect(await raw(url, 'GET http://ola@gammel.example/om-oss HTTP/1.1', 'Host: x')).toEqual([200, null])
  expect(await raw(url, 'GET /dame HTTP/1.1', 'Host: gammel.example', 'Host: ond.example')).toEqual([308, 'https://eksempel.example/dame'])
  expect(await raw(url, 'GET /dame HTTP/1.0')).toEqual([200, null])
  expect(await raw(url, 'GET /dame\xe6 HTTP/1.1', 'Host: gammel.example')).toEqual([400, null])
})

it('[R11.104] what is about the domain itself, signs of life and changing calls stay there', async () => {
  const { get } = await serve()
  const headers = { host: 'gammel.example' }
  expect(await get('/healthz', { headers })).toMatchObject({ status: 200, body: Buffer.from('ok') })
  expect(await get('/.well-known/acme-challenge/abc', { headers })).toMatchObject({ status: 404, body: Buffer.from('Not Found') })
  expect(await get('/healthz')).toMatchObject({ status: 200 })
  expect(await get('/api/v1/carts', { method: 'POST', headers })).toMatchObject({ status: 200, headers: { 'x-from': 'commerce' } })
  expect(await get('/dame', { method: 'POST', headers })).toMatchObject({ status: 405 })
})

it('[R11.104] an origin that is one of them leads nowhere, and the others lead to it', async () => {
  const { get } = await serve({ origin: 'https://gammel.example' })
  expect(await get('/om-oss', { headers: { host: 'gammel.example' } })).toMatchObject({ status: 200 })
  expect(await get('/om-oss', { headers: { host: 'xn--blbr-roah.example' } })).toMatchObject({
    status: 308,
    headers: { location: 'https://gammel.example/om-oss' },
  })
})

it('[R11.104] a brand without other domains answers every host', async () => {
  const { get } = await serveBrand()
  expect(await get('/om-oss', { headers: { host: 'gammel.example' } })).toMatchObject({ status: 200 })
})
