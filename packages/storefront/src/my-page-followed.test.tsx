import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { rememberKari, watchDocuments } from './customer.fixtures.ts'
import { openOwn } from './my-page.fixtures.ts'

afterEach(() => vi.restoreAllMocks())

// In a file of its own: pages of other tests would follow the other tab too.
it('[R10.215] a log-out in another tab is followed on Min side from its opening', async () => {
  const { reloaded } = watchDocuments()
  rememberKari()
  openOwn('/min-side')
  await screen.findByText(/^Hei, /u)
  localStorage.setItem('vd-user', 'null')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vd-user' })))
  expect(reloaded).toHaveBeenCalled()
})
