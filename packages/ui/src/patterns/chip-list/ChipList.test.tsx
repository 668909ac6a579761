import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ChipList } from './ChipList.tsx'

const entries = [
  { text: 'Alle', to: '/jakker' },
  { text: 'Skalljakker', to: '/jakker/skall' },
  { text: 'Dunjakker', to: '/jakker/dun' },
]

function Jackets() {
  const { pathname } = useLocation()
  return <ChipList label="Jakker" chips={entries.map((chip) => ({ ...chip, current: chip.to === pathname }))} />
}

const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')

it('leads to each list, under a name, and marks the one that is shown', async () => {
  show(<Jackets />)
  const links = within(screen.getByRole('navigation', { name: 'Jakker' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jakker', '/jakker/skall', '/jakker/dun'])
  expect(current()).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Dunjakker' }))
  expect(current()).toEqual([links[2]])
})
