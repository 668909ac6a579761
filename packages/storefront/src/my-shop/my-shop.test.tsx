import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseMyShop, useMyShop } from './index.ts'
import { myShopKey } from './my-shop.ts'

const hamar = { id: 4, name: 'Hamar', slug: 'hamar' }

function Shown() {
  return <p>{useMyShop()?.name ?? 'none'}</p>
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  chooseMyShop(null)
})

it('is kept in storage, and none on the server', () => {
  chooseMyShop(hamar)
  expect(renderToString(<Shown />)).toContain('none')
  render(<Shown />)
  expect(screen.getByText('Hamar')).toBeTruthy()
  act(() => chooseMyShop(null))
  expect(screen.getByText('none')).toBeTruthy()
  expect(localStorage.getItem(myShopKey)).toBeNull()
})

it('follows another tab', () => {
  render(<Shown />)
  act(() => {
    localStorage.setItem(myShopKey, JSON.stringify(hamar))
    window.dispatchEvent(new StorageEvent('storage', { key: myShopKey }))
  })
  expect(screen.getByText('Hamar')).toBeTruthy()
})

it('is the one of now on a page that the shopper comes back to', () => {
  render(<Shown />)
  localStorage.setItem(myShopKey, JSON.stringify(hamar))
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(screen.getByText('Hamar')).toBeTruthy()
})

it('that was selected here is none once another tab has cleared it', () => {
  render(<Shown />)
  act(() => chooseMyShop(hamar))
  act(() => {
    localStorage.removeItem(myShopKey)
    window.dispatchEvent(new StorageEvent('storage', { key: myShopKey }))
  })
  expect(screen.getByText('none')).toBeTruthy()
})

it.each(['{', '[]', '{"id":"4","name":"Hamar","slug":"hamar"}', '{"id":4,"name":"Hamar","slug":"a&b"}'])(
  'takes what is no shop for none: %s',
  (text) => {
    localStorage.setItem(myShopKey, text)
    render(<Shown />)
    expect(screen.getByText('none')).toBeTruthy()
  },
)

it('is remembered by the page where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  render(<Shown />)
  act(() => chooseMyShop(hamar))
  expect(screen.getByText('Hamar')).toBeTruthy()
})
