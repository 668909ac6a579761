import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { HeaderTwoLine } from '../header-two-line/index.ts'
import { logo } from '../internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { HeaderSingleLine } from './HeaderSingleLine.tsx'

const shared = { brandName: 'Eksempel', logo, cartCount: 0, menu: <nav aria-label="Hovedmeny" />, menuOpen: false }

it('has no search, while the two-line header has one', () => {
  const { unmount } = show(<HeaderSingleLine {...shared} onMenuOpen={vi.fn()} />)
  expect(screen.queryByRole('search')).toBeNull()
  unmount()
  show(<HeaderTwoLine {...shared} onMenuOpen={vi.fn()} onSearch={vi.fn()} searchAction="/search" />)
  expect(screen.getByRole('search')).toBeTruthy()
})

it('asks for the menu when its button is pressed, and tells beforehand', async () => {
  const onMenuOpen = vi.fn()
  const onMenuIntent = vi.fn()
  show(<HeaderSingleLine {...shared} onMenuOpen={onMenuOpen} onMenuIntent={onMenuIntent} />)
  const button = screen.getByLabelText('Åpne menyen')
  await userEvent.hover(button)
  expect(onMenuIntent).toHaveBeenCalled()
  expect(onMenuOpen).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(onMenuOpen).toHaveBeenCalledOnce()
})
