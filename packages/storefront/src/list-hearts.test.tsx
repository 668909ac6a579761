import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { article, fakeApi, found, openShop } from './shop.fixtures.tsx'

const listed = { 'articles/search': found([article(7), article(8)]), 'customers/current': null }

it('[R10.293] a list’s hearts come at the first interaction, and one press keeps an article without following its link', async () => {
  openShop('/dame', { api: fakeApi(listed) })
  const link = await screen.findByRole('link', { name: 'Vare 7' })
  const card = link.closest('li') as HTMLElement
  expect(within(card).queryByRole('button')).toBeNull()
  fireEvent.mouseMove(window)
  await userEvent.click(await within(card).findByRole('button', { name: 'Legg til i favoritter: Vare 7' }))
  expect(await within(card).findByRole('button', { name: 'Fjern fra favoritter: Vare 7' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('vd-favourites') ?? '[]')).toEqual([7])
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Vare 7')
})
