import { expect, it } from 'vitest'
import { serve } from './host.fixtures.ts'

const redirects = {
  '/stilling': '/jobb',
  '/jakker.html': '/klaer?gender=dame',
  '/løype/kart': 'https://kart.example/',
  '/retur': '/kundeservice#retur',
}

it.each([
  ['/stilling', '/jobb'],
  ['/stilling/', '/jobb'],
  ['/stilling?utm_source=avis', '/jobb?utm_source=avis'],
  ['/jakker.html?side=2', '/klaer?gender=dame'],
  ['/l%C3%B8ype/kart', 'https://kart.example/'],
  ['/retur?a=1', '/kundeservice?a=1#retur'],
])('[R10.205] %s is an old address and answers 301 with %s', async (path, location) => {
  const { get } = await serve({}, { redirects })
  expect(await get(path)).toMatchObject({ status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })
})

it('[R10.205] any other address, and one that cannot be decoded, is answered as ever', async () => {
  const { get } = await serve({}, { redirects })
  expect(await get('/')).toMatchObject({ status: 200 })
  expect(await get('/stillinger')).toMatchObject({ status: 404 })
  expect((await get('/%E0%A4')).status).not.toBe(301)
})
