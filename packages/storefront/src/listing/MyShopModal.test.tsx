import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeApi, openShop, shop } from '../shop.fixtures.tsx'

it('keeps the focus on the button while the shops are asked for again', async () => {
  let down = true
  const shops = () => {
    if (down) throw new Error('no line')
    return [shop(4, 'Byen')]
  }
  openShop('/dame', { api: fakeApi({ shops }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Min butikk' }))
  const retry = await screen.findByRole('button', { name: 'Prøv igjen' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(retry)
  down = false
  await userEvent.click(retry)
  expect(await screen.findByRole('radio', { name: /Byen/ })).toBeTruthy()
})
