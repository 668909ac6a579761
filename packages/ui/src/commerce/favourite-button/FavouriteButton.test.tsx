import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { FavouriteButton } from './index.ts'

function Heart({ keep = () => undefined }: { readonly keep?: (selected: boolean) => void }) {
  const [selected, setSelected] = useState(false)
  const handleChange = (next: boolean) => {
    setSelected(next)
    keep(next)
  }
  return <FavouriteButton selected={selected} onSelectedChange={handleChange} />
}

it('adds with a press and takes out with the next, and says which a press will do', async () => {
  const keep = vi.fn()
  show(<Heart keep={keep} />)
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-label')).toBe('Legg til i favoritter')
  await userEvent.click(button)
  expect(button.getAttribute('aria-label')).toBe('Fjern fra favoritter')
  await userEvent.click(button)
  expect(button.getAttribute('aria-label')).toBe('Legg til i favoritter')
  expect(keep.mock.calls).toEqual([[true], [false]])
})

it('shows what is wanted before it is kept, keeps focus, and goes back and says so when it fails', async () => {
  const answer = Promise.withResolvers<void>()
  show(<FavouriteButton selected={false} onSelectedChange={() => answer.promise} name="Rim Lue" />)
  const button = screen.getByRole('button', { name: 'Legg til i favoritter: Rim Lue' })
  await userEvent.click(button)
  expect(screen.getByRole('button', { name: 'Fjern fra favoritter: Rim Lue' })).toBe(button)
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => answer.reject(new Error('503')))
  expect(button.getAttribute('aria-label')).toBe('Legg til i favoritter: Rim Lue')
  expect(screen.getByRole('status').textContent).toBe('Favoritten ble ikke lagret. Prøv igjen.')
  expect(document.activeElement).toBe(button)
})
