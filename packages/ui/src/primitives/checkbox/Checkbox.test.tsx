import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Checkbox } from './index.ts'

it('reports each change, by the box or its words', async () => {
  const handleChecked = vi.fn()
  show(<Checkbox label="Husk meg" help="På denne maskinen" onCheckedChange={handleChecked} />)
  await userEvent.click(screen.getByText('Husk meg'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Husk meg', description: 'På denne maskinen' }))
  expect(handleChecked.mock.calls).toEqual([[true], [false]])
})

it('is partly ticked only as long as it is told so', () => {
  const { rerender } = show(<Checkbox label="Alle" indeterminate />)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  expect(box.indeterminate).toBe(true)
  rerender(<Checkbox label="Alle" />)
  expect(box.indeterminate).toBe(false)
})

it('says what is wrong', () => {
  show(<Checkbox label="Vilkår" error="Godta vilkårene" />)
  const box = screen.getByRole('checkbox')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Godta vilkårene')
})
