import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { SizePicker } from './index.ts'

const sizes = [
  { id: 1, name: 'S', available: false },
  { id: 2, name: 'M', available: true },
]

it('reports the size selected, and says which cannot be had', async () => {
  const handleChange = vi.fn()
  show(<SizePicker sizes={sizes} value={null} onValueChange={handleChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'S (ikke på lager)' }))
  expect(handleChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(2)
})

it('lets keyboard and screen reader come to a size that no shop has, and tells when it is pressed', async () => {
  const [handleChange, handleUnavailable] = [vi.fn(), vi.fn()]
  show(<SizePicker sizes={sizes} value={2} onValueChange={handleChange} onUnavailable={handleUnavailable} />)
  const gone = screen.getByRole<HTMLInputElement>('radio', { name: 'S (ikke på lager)' })
  expect(gone.disabled).toBe(false)
  expect(gone.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(gone)
  expect(gone.checked).toBe(false)
  expect(handleUnavailable).toHaveBeenCalledExactlyOnceWith(1)
  expect(handleChange).not.toHaveBeenCalled()
})

it('tells nothing of arrow keys that only pass a size that no shop has, and does when the space bar chooses it', async () => {
  const [handleChange, handleUnavailable] = [vi.fn(), vi.fn()]
  show(<SizePicker sizes={sizes} value={2} onValueChange={handleChange} onUnavailable={handleUnavailable} />)
  screen.getByRole('radio', { name: 'M' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'S (ikke på lager)' }))
  expect(handleUnavailable).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  expect(handleUnavailable).toHaveBeenCalledExactlyOnceWith(1)
  await userEvent.click(screen.getByText('S'))
  expect(handleUnavailable).toHaveBeenCalledTimes(2)
  expect(handleChange).not.toHaveBeenCalled()
})

it('[R10.361] sets the unit of centimetres apart from its number, and names the size as a whole', () => {
  const heights = ['130 cm', '140 cm'].map((name, id) => ({ id, name, available: true }))
  show(<SizePicker sizes={heights} value={1} onValueChange={vi.fn()} />)
  expect(screen.getAllByRole('radio', { name: /^1[34]0 cm$/ })).toHaveLength(2)
  expect(screen.getAllByText('cm', { selector: 'small' })).toHaveLength(2)
})

it('says aloud that a size is missing', () => {
  show(<SizePicker sizes={sizes} value={null} onValueChange={vi.fn()} error="Velg størrelse" />)
  expect(screen.getByRole('alert').textContent).toBe('Velg størrelse')
})

it('takes over what was selected before the page was hydrated', async () => {
  const picker = (onValueChange: (id: number) => void) => <SizePicker sizes={sizes} value={null} onValueChange={onValueChange} />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(picker(() => undefined))
  root.querySelector<HTMLInputElement>('input[value="2"]')?.click()
  const handleChange = vi.fn()
  await act(async () => {
    hydrateRoot(root, picker(handleChange))
  })
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(2)
  root.remove()
})
