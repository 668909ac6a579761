import { expect, it, vi } from 'vitest'
import type { Api } from './index.ts'
import { fetchHouse } from './positions.ts'

const tags = { 'addr:street': 'Storgata', 'addr:housenumber': '12B', 'addr:postcode': '2615' }
const wanted = { street: 'Storgata', number: '12B', postalCode: '2615' }
const never = () => Promise.reject(new Error('not asked here'))

function mapOf(elements: readonly unknown[]) {
  const read = vi.fn<Api['read']>(async () => ({ elements }))
  return { api: { read, ask: never, change: never }, read }
}

it('[R7.11] the maps proxy is sent a query on street, house number and postcode', async () => {
  const { api, read } = mapOf([{ type: 'node', id: 1, lat: 61.1, lon: 10.4, tags }])
  expect(await fetchHouse(api, wanted)).toEqual({ lat: 61.1, long: 10.4 })
  const [path = ''] = read.mock.calls[0] ?? []
  expect(path.split('?')[0]).toBe('maps/interpreter')
  expect(new URLSearchParams(path.split('?')[1]).get('data')).toContain(
    '["addr:street"="Storgata"]["addr:housenumber"="12B"]["addr:postcode"="2615"]',
  )
})

it('a building is where its middle is', async () => {
  const { api } = mapOf([{ type: 'way', id: 1, center: { lat: 61.1, lon: 10.4 }, tags }])
  expect(await fetchHouse(api, wanted)).toEqual({ lat: 61.1, long: 10.4 })
})

it('a house without a place, and one of another number, is none', async () => {
  const other = { type: 'node', id: 2, lat: 1, lon: 1, tags: { ...tags, 'addr:housenumber': '12' } }
  expect(await fetchHouse(mapOf([{ type: 'way', id: 1, tags }, other]).api, wanted)).toBeNull()
})
