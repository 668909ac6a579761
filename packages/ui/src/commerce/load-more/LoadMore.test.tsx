import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { LoadMore } from './index.ts'

it('loads more in place, from a link that works without scripts', async () => {
  const handleLoad = vi.fn()
  show(<LoadMore shown={20} total={134} href="/dame?page=2" onMore={handleLoad} />)
  const link = screen.getByRole('link', { name: 'Vis flere varer' })
  expect(link.getAttribute('href')).toBe('/dame?page=2')
  await userEvent.click(link)
  expect(handleLoad).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('Du har sett 20 av 134 varer')
})

it('ignores presses while loading, and goes away at the end', async () => {
  const handleLoad = vi.fn()
  const { rerender } = show(<LoadMore shown={20} total={134} href="/dame?page=2" onMore={handleLoad} loading />)
  await userEvent.click(screen.getByRole('link', { name: 'Laster …' }))
  expect(handleLoad).not.toHaveBeenCalled()
  rerender(<LoadMore shown={134} total={134} href="/dame?page=8" onMore={handleLoad} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('writes thousands as people do', () => {
  show(<LoadMore shown={1040} total={12_480} href="/dame?page=53" />)
  expect(screen.getByRole('status').textContent.replaceAll(/\s/gu, ' ')).toBe('Du har sett 1 040 av 12 480 varer')
})

it('gives the focus to its words when the link goes with the last page', async () => {
  const { rerender } = show(<LoadMore shown={20} total={134} href="/dame?page=2" onMore={vi.fn()} />)
  await userEvent.click(screen.getByRole('link', { name: 'Vis flere varer' }))
  rerender(<LoadMore shown={134} total={134} href="/dame?page=8" onMore={vi.fn()} />)
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

it('leaves the focus alone that has gone elsewhere meanwhile', async () => {
  const list = (shown: number) => (
    <>
      <button type="button">Filter</button>
      <LoadMore shown={shown} total={134} href="/dame?page=2" onMore={vi.fn()} />
    </>
  )
  const { rerender } = show(list(20))
  await userEvent.click(screen.getByRole('link', { name: 'Vis flere varer' }))
  screen.getByRole('button', { name: 'Filter' }).focus()
  rerender(list(134))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }))
})
