import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Modal } from './Modal.tsx'

const onOpenChange = vi.fn()
beforeEach(() => onOpenChange.mockClear())

const renderModal = () =>
  show(
    <Modal open onOpenChange={onOpenChange} title="Min Handlekurv">
      <p>En vare</p>
    </Modal>,
  )

function swipe(on: Element, x: number, y: number) {
  fireEvent.touchStart(on, { touches: [{ clientX: 200, clientY: 400 }] })
  fireEvent.touchEnd(on, { changedTouches: [{ clientX: 200 + x, clientY: 400 + y }] })
}

it('[R2.34] a downward swipe closes the modal', () => {
  renderModal()
  swipe(screen.getByRole('dialog', { name: 'Min Handlekurv' }), 20, 30)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it.each([
  ['upward', 0, -40],
  ['left', -40, 20],
  ['right', 40, 20],
])('[R2.34] a swipe %s does not close it', (_, x, y) => {
  renderModal()
  swipe(screen.getByRole('dialog'), x, y)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('leaves a downward movement to content that is scrolled', () => {
  renderModal()
  const words = screen.getByText('En vare')
  Object.defineProperty(words.parentElement, 'scrollTop', { value: 60 })
  swipe(words, 0, 40)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('leaves a downward movement to content that is scrolled, from a section of it that calls itself content too', () => {
  show(
    <Modal open onOpenChange={onOpenChange} title="Filter">
      <div data-part="content">
        <p>Merke</p>
      </div>
    </Modal>,
  )
  const words = screen.getByText('Merke')
  Object.defineProperty(words.parentElement?.parentElement, 'scrollTop', { value: 60 })
  swipe(words, 0, 40)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('leaves a downward movement to a list that scrolls in it', () => {
  show(
    <Modal open onOpenChange={onOpenChange} title="Filter">
      <ul>
        <li>Rim</li>
      </ul>
    </Modal>,
  )
  const item = screen.getByText('Rim')
  Object.defineProperty(item.parentElement, 'scrollTop', { value: 10 })
  swipe(item, 0, 40)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('leaves every movement to what is marked as moving with the finger', () => {
  show(
    <Modal open onOpenChange={onOpenChange} title="Filter">
      <p data-swipe-ignore>Pris</p>
    </Modal>,
  )
  swipe(screen.getByText('Pris'), 0, 40)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('closes by its button and by Escape', async () => {
  renderModal()
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})
