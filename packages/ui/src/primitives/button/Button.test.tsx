import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { variableName } from '@vidda/tokens'
import { Button } from './index.ts'

it('does nothing while loading, and keeps focus', async () => {
  const handleClick = vi.fn()
  show(
    <Button loading onClick={handleClick}>
      Reserver
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Reserver' })
  await userEvent.click(button)
  expect(handleClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

it('answers a press otherwise, and sends no form unless asked', async () => {
  const handleClick = vi.fn()
  show(<Button onClick={handleClick}>Reserver</Button>)
  await userEvent.click(screen.getByRole('button'))
  expect(handleClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

it("[R11.24] under another theme it takes that theme's colours and fonts", () => {
  const theme = (name: string, action: string, font: string) =>
    `[data-theme='${name}']{${variableName('color', 'action')}:${action};${variableName('font', 'text')}:${font}}`
  show(
    <>
      <style>{theme('fjell', 'rgb(1, 2, 3)', 'Fjell') + theme('fjord', 'rgb(4, 5, 6)', 'Fjord')}</style>
      {['fjell', 'fjord'].map((name) => (
        <div key={name} data-theme={name}>
          <Button>{name}</Button>
        </div>
      ))}
    </>,
  )
  const looks = screen.getAllByRole('button').map((button) => {
    const { backgroundColor, fontFamily } = getComputedStyle(button)
    return [backgroundColor, fontFamily]
  })
  expect(looks).toEqual([
    ['rgb(1, 2, 3)', 'Fjell'],
    ['rgb(4, 5, 6)', 'Fjord'],
  ])
})
