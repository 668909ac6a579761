import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
import { QuantityStepper } from './index.ts'

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
