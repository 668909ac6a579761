import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openShop } from './shop.fixtures.tsx'

const line = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./content/HelpHits.tsx', async (importOriginal) => {
  await line.promise
  return importOriginal()
})

it('[R10.312] a list whose code comes once the shopper has left the field opens when they return', async () => {
  const html = '<h2 id="retur">Retur</h2><p>14 dager.</p>'
  openShop('/kundeservice', { page: async () => ({ title: 'Kundeservice', description: '', html }) })
  const field = await screen.findByRole('searchbox', { name: 'Hva lurer du på?' })
  const help = within(screen.getByRole('search', { name: 'Hva lurer du på?' }))
  await userEvent.type(field, 'ret')
  await userEvent.tab()
  line.resolve()
  expect((await help.findByRole('status')).textContent).toBe('')
  expect(help.queryByRole('link')).toBeNull()
  await userEvent.click(field)
  await waitFor(() => expect(help.getByRole('status').textContent).toBe('1 treff'))
})
