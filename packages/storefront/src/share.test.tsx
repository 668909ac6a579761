import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { articleDetail, fakeApi, openShop } from './shop.fixtures.tsx'

/** A window of this width, for all who ask by a least width. */
const openedAt = (width: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/width >= (\d+)px/u.exec(query)?.[1] ?? Infinity)
    return { matches: width >= least, addEventListener: () => undefined, removeEventListener: () => undefined } as unknown as MediaQueryList
  })
const share = vi.fn(() => Promise.resolve())

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const hrefs = () => ['Del på Facebook', 'Del på X', 'Send på e-post'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))

it('[R2.54] [R2.55] [R2.56] a wide screen has the four ways to share an article, with its address and its selected colour', async () => {
  openedAt(1440)
  const user = userEvent.setup()
  const [first] = articleDetail(7).variants
  const blue = { id: 6, name: 'Fjord', hex: '#123a6b', colorCode: 'FJO', imagePath: '/api/v1/images/y' }
  const detail = articleDetail(7, { variants: first ? [first, { ...first, id: 79, ean: '79', color: blue }] : [] })
  openShop('/product/vare-7', { api: fakeApi({ 'articles/slug/vare-7': detail }) })
  await screen.findByRole('link', { name: 'Del på Facebook' })
  const own = 'https%3A%2F%2Feksempel.example%2Fproduct%2Fvare-7'
  expect(hrefs().every((href) => href?.endsWith(own))).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Fjord' }))
  expect(hrefs().every((href) => href?.endsWith(`${own}%23farge%3D6`))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Kopier lenken' }))
  expect(await screen.findByText('Link Kopiert!')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('https://eksempel.example/product/vare-7#farge=6')
})

it('[R2.57] a phone has a button for the system’s own sharing of an article', async () => {
  openedAt(390)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  openShop('/product/vare-7')
  await userEvent.click(await screen.findByRole('button', { name: 'Del siden' }))
  const shared = { url: 'https://eksempel.example/product/vare-7', title: 'Vare 7' }
  await waitFor(() => expect(share.mock.calls).toEqual([[shared]]))
  expect(screen.queryByRole('link', { name: 'Del på Facebook' })).toBeNull()
})

it('[R2.45] a list’s share button opens the ways to share its page', async () => {
  openShop('/dame')
  await userEvent.click(await screen.findByRole('button', { name: 'Del siden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Del siden' }))
  expect(await dialog.findAllByRole('listitem')).toHaveLength(4)
  expect(dialog.getByRole('link', { name: 'Send på e-post' }).getAttribute('href')).toContain(encodeURIComponent(window.location.href))
})
