import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Drawer, type DrawerProps } from './index.ts'

const onOpenChange = vi.fn()
beforeEach(() => onOpenChange.mockClear())

const open = (props: Partial<DrawerProps> = {}) =>
  show(
    <Drawer open onOpenChange={onOpenChange} title="Filter" {...props}>
      <p>Farger</p>
    </Drawer>,
  )

function swipe(x: number, y: number) {
  const dialog = screen.getByRole('dialog', { name: 'Filter' })
  fireEvent.touchStart(dialog, { touches: [{ clientX: 200, clientY: 400 }] })
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 200 + x, clientY: 400 + y }] })
}

it.each([
  ['start', -40, true],
  ['start', 40, false],
  ['end', 40, true],
  ['end', -40, false],
] as const)('from the %s edge, a swipe by %i px across closes it: %s', (side, x, closes) => {
  open({ side })
  swipe(x, 10)
  expect(onOpenChange.mock.calls).toEqual(closes ? [[false]] : [])
})

it('stays when swiped up or down', () => {
  open()
  swipe(-20, 60)
  swipe(-20, -60)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('closes by its button, whose name may be another, and by Escape', async () => {
  open({ closeLabel: 'Lukk filteret' })
  await userEvent.click(screen.getByRole('button', { name: 'Lukk filteret' }))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it('has text that the keyboard scrolls', () => {
  open()
  expect(screen.getByText('Farger').closest<HTMLElement>('[data-part=content]')?.tabIndex).toBe(0)
})

describe('the panel under a finger', () => {
  const finger = (x: number, y = 400) => ({ touches: [{ clientX: x, clientY: y }] })
  const lift = (x: number) => ({ changedTouches: [{ clientX: x, clientY: 400 }] })
  const panel = () => screen.getByRole('dialog', { name: 'Filter' })

  it.each([
    ['start', 140, '-60px'],
    ['end', 260, '60px'],
  ] as const)('goes along towards its %s edge', (side, x, translate) => {
    open({ side })
    fireEvent.touchStart(panel(), finger(200))
    fireEvent.touchMove(panel(), finger(x))
    expect(panel().style.translate).toBe(translate)
    expect(panel().hasAttribute('data-swiping')).toBe(true)
  })

  it('comes back, and stays, when the finger does', () => {
    open()
    fireEvent.touchStart(panel(), finger(200))
    fireEvent.touchMove(panel(), finger(120))
    fireEvent.touchMove(panel(), finger(230))
    expect(panel().style.translate).toBe('0px')
    fireEvent.touchEnd(panel(), lift(196))
    expect(panel().style.translate).toBe('')
    expect(panel().hasAttribute('data-swiping')).toBe(false)
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('comes back when the finger is taken away by something else', () => {
    open()
    fireEvent.touchStart(panel(), finger(200))
    fireEvent.touchMove(panel(), finger(120))
    fireEvent.touchCancel(panel())
    expect(panel().style.translate).toBe('')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('stands still for a finger that scrolls, and for two', () => {
    open()
    fireEvent.touchStart(panel(), finger(200))
    fireEvent.touchMove(panel(), finger(195, 340))
    fireEvent.touchMove(panel(), finger(100, 340))
    expect(panel().style.translate).toBe('')
    fireEvent.touchStart(panel(), { touches: [...finger(200).touches, ...finger(300).touches] })
    fireEvent.touchMove(panel(), finger(100))
    fireEvent.touchEnd(panel(), lift(100))
    expect(panel().style.translate).toBe('')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('comes back when a second finger is put down', () => {
    open()
    fireEvent.touchStart(panel(), finger(200))
    fireEvent.touchMove(panel(), finger(120))
    fireEvent.touchStart(panel(), { touches: [...finger(120).touches, ...finger(300).touches] })
    expect(panel().style.translate).toBe('')
    expect(panel().hasAttribute('data-swiping')).toBe(false)
    fireEvent.touchEnd(panel(), lift(100))
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('closes by where the finger has gone in all, whatever way it took', () => {
    open()
    fireEvent.touchStart(panel(), finger(200))
    fireEvent.touchMove(panel(), finger(195, 430))
    fireEvent.touchMove(panel(), finger(100, 420))
    expect(panel().style.translate).toBe('')
    fireEvent.touchEnd(panel(), lift(100))
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it('keeps the page from scrolling only while it goes along', () => {
    open()
    fireEvent.touchStart(panel(), finger(200))
    // False when the page's own answer to it was prevented.
    expect(fireEvent.touchMove(panel(), finger(195))).toBe(true)
    expect(fireEvent.touchMove(panel(), finger(150))).toBe(false)
  })
})
