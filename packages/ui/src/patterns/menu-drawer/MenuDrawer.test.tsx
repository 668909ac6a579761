import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deepMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'

const onOpenChange = vi.fn()
const menu = (open: boolean) => <MenuDrawer open={open} onOpenChange={onOpenChange} groups={wholeMenu} />

beforeEach(() => onOpenChange.mockClear())

function swipe(x: number, y: number) {
  const dialog = screen.getByRole('dialog', { name: 'Meny' })
  fireEvent.touchStart(dialog, { touches: [{ clientX: 200, clientY: 400 }] })
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 200 + x, clientY: 400 + y }] })
}

it('[R2.33] a left swipe closes the menu', () => {
  show(menu(true))
  swipe(-30, 20)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it.each([
  ['right', 30, 0],
  ['upward', -20, -30],
  ['downward', -20, 30],
])('[R2.33] a swipe %s does not close it', (_, x, y) => {
  show(menu(true))
  swipe(x, y)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('[R2.32] the current entry alone carries aria-current in the drawer too', () => {
  show(menu(true))
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual(['Dame'])
})

it('closes by its button, and when an entry is followed', async () => {
  show(menu(true))
  await userEvent.click(screen.getByRole('button', { name: 'Lukk menyen' }))
  await userEvent.click(screen.getByRole('link', { name: 'Herre' }))
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

describe('the scroll to the top', () => {
  const scrollTo = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    scrollTo.mockClear()
    vi.stubGlobal('scrollTo', scrollTo)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const pass = (time: number) =>
    act(() => {
      vi.advanceTimersByTime(time)
    })

  it('[R2.36] comes 300 ms after the menu opens, and not before', () => {
    const { rerender } = show(menu(false))
    pass(1000)
    rerender(menu(true))
    pass(299)
    expect(scrollTo).not.toHaveBeenCalled()
    pass(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
  })

  it('does not come when the menu was closed before', () => {
    const { rerender } = show(menu(true))
    pass(200)
    rerender(menu(false))
    pass(1000)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

it('closes when the window is widened to the desktop layout', () => {
  const query = Object.assign(new EventTarget(), { matches: false })
  const matchMedia = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  show(menu(true))
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 1020px)')
  query.dispatchEvent(new Event('change'))
  expect(onOpenChange).not.toHaveBeenCalled()
  query.matches = true
  query.dispatchEvent(new Event('change'))
  expect(onOpenChange.mock.calls).toEqual([[false]])
  matchMedia.mockRestore()
})

it('unfolds what lies beneath an entry', async () => {
  show(<MenuDrawer open onOpenChange={onOpenChange} groups={deepMenu} />)
  expect(screen.queryByRole('link', { name: 'Skalljakker' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Vis mer under Herre' }))
  await userEvent.click(screen.getByRole('link', { name: 'Skalljakker' }))
  expect(onOpenChange.mock.calls).toEqual([[false]])
})
