import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { QuantityStepper } from './index.ts'

const told = () => document.querySelector('[data-part=limit]')?.textContent
const presses = () => ({ onIncrease: vi.fn(), onDecrease: vi.fn() })

it('counts up and down between its limits', async () => {
  const handlers = presses()
  show(<QuantityStepper name="Ullsokk" count={2} max={3} {...handlers} />)
  await userEvent.click(screen.getByRole('button', { name: 'Én til av Ullsokk' }))
  await userEvent.click(screen.getByRole('button', { name: 'Én mindre av Ullsokk' }))
  expect(handlers.onIncrease).toHaveBeenCalledOnce()
  expect(handlers.onDecrease).toHaveBeenCalledOnce()
})

it('does not go past the most or the least', async () => {
  const handlers = presses()
  show(<QuantityStepper name="Ullsokk" count={1} max={1} {...handlers} />)
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(handlers.onIncrease).not.toHaveBeenCalled()
  expect(handlers.onDecrease).not.toHaveBeenCalled()
})

it('tells the limit to whoever asks for more, and no longer once the count goes down', async () => {
  const handlers = presses()
  const { rerender } = show(<QuantityStepper name="Ullsokk" count={3} max={3} {...handlers} />)
  expect(told()).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Én til av Ullsokk' }))
  expect(told()).toBe('Du kan få høyst 3')
  await userEvent.click(screen.getByRole('button', { name: 'Én mindre av Ullsokk' }))
  rerender(<QuantityStepper name="Ullsokk" count={2} max={3} {...handlers} />)
  expect(told()).toBe('')
})

it.each([
  ['3', 3, ''],
  ['12', 5, 'Du kan få høyst 5'],
  ['0', 1, 'Du må ha minst 1'],
])('takes a written %s as %i', async (text, taken, said) => {
  const handleCount = vi.fn()
  show(<QuantityStepper name="Ullsokk" count={2} max={5} onCountChange={handleCount} {...presses()} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Antall av Ullsokk' }))
  await userEvent.keyboard(`${text}{Enter}`)
  expect(handleCount.mock.calls).toEqual([[taken]])
  expect(told()).toBe(said)
})

it('takes nothing for what is no count, or was taken back', async () => {
  const handleCount = vi.fn()
  show(<QuantityStepper name="Ullsokk" count={2} max={5} onCountChange={handleCount} {...presses()} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, 'mange{Tab}')
  await userEvent.type(field, '4{Escape}')
  await userEvent.clear(field)
  await userEvent.tab()
  expect(handleCount).not.toHaveBeenCalled()
  expect(field.value).toBe('2')
})

it('counts by arrow keys in the field', async () => {
  const handlers = presses()
  show(<QuantityStepper name="Ullsokk" count={2} max={5} onCountChange={vi.fn()} {...handlers} />)
  await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}{ArrowDown}')
  expect(handlers.onIncrease).toHaveBeenCalledOnce()
  expect(handlers.onDecrease).toHaveBeenCalledOnce()
})

it.each([
  ['3', 'ArrowUp', 4, ''],
  ['5', 'ArrowUp', 5, 'Du kan få høyst 5'],
  ['4', 'ArrowDown', 3, ''],
  ['1', 'ArrowDown', 1, 'Du må ha minst 1'],
])('steps from a written %s by %s to %i', async (text, key, taken, said) => {
  const [handleCount, handlers] = [vi.fn(), presses()]
  show(<QuantityStepper name="Ullsokk" count={2} max={5} onCountChange={handleCount} {...handlers} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard(`${text}{${key}}`)
  expect(handleCount.mock.calls).toEqual([[taken]])
  expect(handlers.onIncrease).not.toHaveBeenCalled()
  expect(handlers.onDecrease).not.toHaveBeenCalled()
  expect(told()).toBe(said)
})

it('counts by arrow keys from what it was where the field was emptied', async () => {
  const handlers = presses()
  show(<QuantityStepper name="Ullsokk" count={2} max={5} onCountChange={vi.fn()} {...handlers} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.clear(field)
  await userEvent.keyboard('{ArrowUp}')
  expect(handlers.onIncrease).toHaveBeenCalledOnce()
  expect(field.value).toBe('2')
})
