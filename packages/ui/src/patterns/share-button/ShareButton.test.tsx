import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ShareButton } from './index.ts'

const url = 'https://shop.example/rim-ullgenser/4711'
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Del siden' }))
const system = (share?: () => Promise<void>) => Object.defineProperty(navigator, 'share', { configurable: true, value: share })

// The modal's code is fetched when it is first asked for: on a machine at work that takes longer than the usual second.
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

it('[R2.57] uses the system’s sharing, and then no modal', async () => {
  const share = vi.fn(() => Promise.resolve())
  system(share)
  show(<ShareButton url={url} title="Rim Ullgenser" />)
  press()
  await waitFor(() => expect(share.mock.calls).toEqual([[{ url, title: 'Rim Ullgenser' }]]))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['unavailable', undefined],
  ['refused', () => Promise.reject(new Error('not allowed'))],
])('[R2.57] opens a modal with the share choices where the system’s sharing is %s', async (_, share) => {
  system(share)
  show(<ShareButton url={url} />)
  press()
  const dialog = await screen.findByRole('dialog', { name: 'Del siden' }, { timeout: 20_000 })
  await within(dialog).findAllByRole('listitem')
  expect([...dialog.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Del på Facebook',
    'Del på X',
    'Send på e-post',
    'Kopier lenken',
  ])
  expect(screen.getByRole('link', { name: 'Send på e-post' }).getAttribute('href')).toContain(encodeURIComponent(url))
})

it('takes a cancelled sharing for an answer', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('cancelled', 'AbortError')))
  system(share)
  show(<ShareButton url={url} />)
  press()
  await waitFor(() => expect(share).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('dialog')).toBeNull()
})
