import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ShareRow } from './index.ts'

const url = 'https://shop.example/rim ullgenser/4711?color=blå&size=M#omtaler'
const encoded = 'https%3A%2F%2Fshop.example%2Frim%20ullgenser%2F4711%3Fcolor%3Dbl%C3%A5%26size%3DM%23omtaler'
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ways = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kopier lenken' })))

it('[R2.54] offers Facebook, Twitter, mail and copying the link, in that order', () => {
  show(<ShareRow url={url} />)
  expect(ways()).toEqual(['Del på Facebook', 'Del på X', 'Send på e-post', 'Kopier lenken'])
})

it.each([
  ['Del på Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
  ['Del på X', `https://x.com/intent/post?url=${encoded}`],
  ['Send på e-post', `mailto:?body=${encoded}`],
])('[R2.55] %s carries the full address, URL-encoded', (name, href) => {
  show(<ShareRow url={url} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

it('[R2.55] the address is that of the open page unless another is given', () => {
  window.history.replaceState(null, '', '/dame?sortBy=PRICE')
  show(<ShareRow />)
  const href = screen.getByRole('link', { name: 'Send på e-post' }).getAttribute('href')
  expect(href).toBe(`mailto:?body=${encodeURIComponent(window.location.href)}`)
  expect(href).toContain('%2Fdame%3FsortBy%3DPRICE')
})

it('[R2.56] copying puts the address on the clipboard and says so for 3 seconds', async () => {
  vi.useFakeTimers()
  show(<ShareRow url={url} />)
  await copy()
  expect(writeText.mock.calls).toEqual([[url]])
  const said = screen.getByRole('status')
  expect(said.textContent).toBe('Link Kopiert!')
  act(() => void vi.advanceTimersByTime(2999))
  expect(said.textContent).toBe('Link Kopiert!')
  act(() => void vi.advanceTimersByTime(1))
  expect(said.textContent).toBe('')
})

it('says what to do where there is no clipboard', async () => {
  writeText.mockRejectedValue(new Error('not allowed'))
  show(<ShareRow url={url} />)
  await copy()
  expect(screen.getByRole('status').textContent).toBe('Lenken lot seg ikke kopiere. Kopier den fra adressefeltet.')
})
