import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { FilterPanel, type FilterPanelProps } from './index.ts'

const panel = (props: Partial<FilterPanelProps> = {}) => (
  <FilterPanel open onOpenChange={() => undefined} onReset={() => undefined} {...props}>
    <p>Farge</p>
  </FilterPanel>
)

it.each([
  [128, 'Vis 128 varer', false],
  [1204, 'Vis 1 204 varer', false],
  [1, 'Vis 1 vare', false],
  [0, 'Ingen varer passer', true],
  [undefined, 'Vis varer', false],
])('with %s articles left its button says %s', (count, text, disabled) => {
  show(panel({ count }))
  const button = screen.getAllByRole<HTMLButtonElement>('button').at(-1)
  expect([button?.textContent.replaceAll(/\s/gu, ' '), button?.disabled]).toEqual([text, disabled])
})

it('applies and closes by its button', async () => {
  const [handleShow, handleOpenChange] = [vi.fn(), vi.fn()]
  show(panel({ count: 128, onShow: handleShow, onOpenChange: handleOpenChange }))
  await userEvent.click(screen.getByRole('button', { name: 'Vis 128 varer' }))
  expect(handleShow).toHaveBeenCalledOnce()
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('closes without applying', async () => {
  const [handleShow, handleOpenChange] = [vi.fn(), vi.fn()]
  show(panel({ count: 128, onShow: handleShow, onOpenChange: handleOpenChange }))
  await userEvent.keyboard('{Escape}')
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(handleShow).not.toHaveBeenCalled()
})

it('resets only when something is selected', async () => {
  const handleReset = vi.fn()
  const { rerender } = show(panel({ onReset: handleReset }))
  await userEvent.click(screen.getByRole('button', { name: 'Nullstill' }))
  expect(handleReset).not.toHaveBeenCalled()
  rerender(panel({ onReset: handleReset, selected: 2 }))
  await userEvent.click(screen.getByRole('button', { name: 'Nullstill' }))
  expect(handleReset).toHaveBeenCalledOnce()
})

it('keeps the focus on the reset button, which then does nothing', async () => {
  const handleReset = vi.fn()
  const { rerender } = show(panel({ onReset: handleReset, selected: 2 }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nullstill' })
  await userEvent.click(button)
  rerender(panel({ onReset: handleReset }))
  expect(document.activeElement).toBe(button)
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await userEvent.keyboard('{Enter}')
  expect(handleReset).toHaveBeenCalledOnce()
})
