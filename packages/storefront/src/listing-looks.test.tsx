import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openShop } from './shop.fixtures.tsx'

/** The style rules that the page has had so far. */
const looks = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

// With a new rule a browser asks every element of the page whether it is meant, which on a long list is longer than a press may last.
it('a press on a filter and one on an order need no style rule that the list has not had', async () => {
  openShop('/dame')
  await userEvent.click(await screen.findByRole('link', { name: /^Filter/ }))
  const color = await screen.findByRole('checkbox', { name: /Grønn/ })
  const known = looks()
  expect(known).toContain('{')
  await userEvent.click(color)
  await screen.findByRole('link', { name: 'Grønn, fjern', hidden: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('link', { name: 'Pris' }))
  await screen.findByRole('link', { name: 'Pris', current: true })
  expect(looks()).toBe(known)
})
