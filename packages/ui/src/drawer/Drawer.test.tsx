import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
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
