import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openShop } from '../shop.fixtures.tsx'

const hamar = { id: 4, name: 'Hamar', slug: 'hamar' }
const storeShop = (shop: unknown) => localStorage.setItem('vd-shop', typeof shop === 'string' ? shop : JSON.stringify(shop))
const header = (name: string) => screen.findByRole('link', { name })

it('is read from storage', async () => {
  storeShop(hamar)
  openShop('/')
  expect(await header('Min butikk: Hamar')).toBeTruthy()
})

it('follows another tab', async () => {
  openShop('/')
  await header('Min butikk')
  act(() => {
    storeShop(hamar)
    window.dispatchEvent(new StorageEvent('storage', { key: 'vd-shop' }))
  })
  await header('Min butikk: Hamar')
  act(() => {
    localStorage.removeItem('vd-shop')
    window.dispatchEvent(new StorageEvent('storage', { key: 'vd-shop' }))
  })
  expect(await header('Min butikk')).toBeTruthy()
})

it.each(['{', '[]', 'null', '{"id":"4","name":"Hamar","slug":"hamar"}', '{"id":4,"name":"Hamar","slug":"a&b"}'])(
  'takes what is no shop for none: %s',
  async (text) => {
    storeShop(text)
    openShop('/')
    expect(await header('Min butikk')).toBeTruthy()
  },
)
