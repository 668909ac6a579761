import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { deepMenu, fjord, plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { MainMenu } from './MainMenu.tsx'
import type { MenuSection } from './types.ts'

const shoes = { text: 'Sko', to: '/sko', current: false }

const texts = () => screen.getAllByRole('link').map((link) => link.textContent)

it('[R2.32] the current entry alone carries aria-current', () => {
  show(<MainMenu groups={wholeMenu} />)
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Dame', 'page']])
})

it('shows the entries it is given, in their order, and no empty group', () => {
  const { container, rerender } = show(<MainMenu groups={wholeMenu} />)
  expect(texts()).toEqual([...wholeMenu.genders, ...wholeMenu.categories, ...wholeMenu.extra].map((entry) => entry.text))
  rerender(<MainMenu groups={plainMenu} />)
  expect(texts()).not.toContain('Kundeservice')
  expect(container.querySelectorAll('ul')).toHaveLength(2)
})

describe('an entry with sections', () => {
  const button = () => screen.getByRole('button', { name: 'Meny: Dame' })
  const flyoutLink = () => screen.queryByRole('link', { name: 'Skalljakker' })
  const opened = () => screen.findByRole('link', { name: 'Skalljakker' }, { timeout: 10_000 })

  it('opens and closes its flyout by its button, and tells which it is', async () => {
    show(<MainMenu groups={deepMenu} />)
    expect(flyoutLink()).toBeNull()
    fireEvent.click(button())
    // Its code is still on its way: there is nothing yet that the button could name.
    expect(button().hasAttribute('aria-controls')).toBe(false)
    await opened()
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).not.toBeNull()
    await userEvent.click(button())
    expect(flyoutLink()).toBeNull()
    expect(button().getAttribute('aria-expanded')).toBe('false')
  })

  it('opens by the down arrow, closes by Escape and gives focus back to its button', async () => {
    show(<MainMenu groups={deepMenu} />)
    screen.getByRole('link', { name: 'Dame' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const link = await opened()
    act(() => link.focus())
    await userEvent.keyboard('{Escape}')
    expect(flyoutLink()).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('asks for what lies beneath it at the first sign of interest, and shows what has come', async () => {
    const handleIntent = vi.fn()
    const groups = (sections: readonly MenuSection[]) => ({ ...plainMenu, genders: [], categories: [{ ...shoes, sections }] })
    const { rerender } = show(<MainMenu groups={groups([])} onIntent={handleIntent} />)
    expect(handleIntent).not.toHaveBeenCalled()
    screen.getByRole('link', { name: 'Sko' }).focus()
    expect(handleIntent).toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('link', { name: 'Alt i Sko' }, { timeout: 10_000 })).toBeTruthy()
    rerender(<MainMenu groups={groups([{ title: 'Støvler', to: '/sko/stovler', links: [] }])} onIntent={handleIntent} />)
    expect(
      within(screen.getByRole('heading', { name: 'Støvler' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/sko/stovler')
  })

  it('[R10.277] has a picture in its flyout alone, and the way to all of it beneath; without one there is no place for it', async () => {
    const sections = [{ title: 'Støvler', to: '/sko/stovler', links: [] }]
    const groups = {
      ...plainMenu,
      genders: [],
      categories: [
        { ...shoes, sections, picture: fjord },
        { ...shoes, to: '/ski', text: 'Ski', sections },
      ],
    }
    const { container } = show(<MainMenu groups={groups} />)
    expect(container.querySelector('img')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Meny: Sko' }))
    const all = await screen.findByRole('link', { name: 'Alt i Sko' }, { timeout: 10_000 })
    expect(all.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    await userEvent.click(screen.getByRole('button', { name: 'Meny: Ski' }))
    await screen.findByRole('link', { name: 'Alt i Ski' })
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('[data-picture]')).toBeNull()
  })

  it('opens under a resting mouse, and closes when it leaves', async () => {
    show(<MainMenu groups={deepMenu} />)
    const item = button().parentElement
    if (!item) throw new Error('no entry')
    fireEvent.pointerEnter(item, { pointerType: 'mouse' })
    await opened()
    fireEvent.pointerLeave(item, { pointerType: 'mouse' })
    await waitFor(() => expect(flyoutLink()).toBeNull())
  })

  it('is held open by the first press of a mouse that has opened it, and closed by the next', async () => {
    show(<MainMenu groups={deepMenu} />)
    const item = button().parentElement
    if (!item) throw new Error('no entry')
    fireEvent.pointerEnter(item, { pointerType: 'mouse' })
    await opened()
    fireEvent.click(button())
    expect(flyoutLink()).not.toBeNull()
    fireEvent.click(button())
    expect(flyoutLink()).toBeNull()
  })

  it('opens for one who presses again while its code is on its way', async () => {
    vi.resetModules()
    const fresh = await import('./MainMenu.tsx')
    show(<fresh.MainMenu groups={deepMenu} />)
    fireEvent.click(button())
    fireEvent.click(button())
    expect(button().getAttribute('aria-expanded')).toBe('true')
    await opened()
  })

  it('lets focus go on: it closes when that leaves, when something outside is pressed and when a link is followed', async () => {
    show(
      <>
        <MainMenu groups={deepMenu} />
        <button type="button">Etter</button>
      </>,
    )
    const after = screen.getByRole('button', { name: 'Etter' })
    await userEvent.click(button())
    const link = await opened()
    act(() => link.focus())
    act(() => after.focus())
    expect(flyoutLink()).toBeNull()

    await userEvent.click(button())
    await opened()
    fireEvent.pointerDown(after)
    expect(flyoutLink()).toBeNull()

    await userEvent.click(button())
    await userEvent.click(await opened())
    expect(flyoutLink()).toBeNull()
  })
})
