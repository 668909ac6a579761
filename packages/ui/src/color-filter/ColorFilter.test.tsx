import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { colorGroups } from '../internal/filter-samples.data.ts'
import { show } from '../internal/testing.tsx'
import { ColorFilter } from './index.ts'

const handleChange = vi.fn()

function Filtering({ first = [] as readonly number[] }) {
  const [value, setValue] = useState(first)
  return (
    <ColorFilter
      values={colorGroups}
      value={value}
      defaultOpen
      onChange={(next) => {
        handleChange(next)
        setValue(next)
      }}
    />
  )
}

const colorBox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('[R2.49] lists the colour groups on offer and marks the chosen ones', () => {
  show(<Filtering first={[4]} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(colorGroups.length)
  const marked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(marked).toEqual([colorBox(/Blå/)])
})

it('[R2.49] adds or removes one colour group per press', async () => {
  show(<Filtering />)
  await userEvent.click(colorBox(/Svart/))
  await userEvent.click(colorBox(/Blå/))
  await userEvent.click(colorBox(/Svart/))
  expect(handleChange.mock.calls).toEqual([[[1]], [[1, 4]], [[4]]])
})

it('cannot choose what is not there, but can let go of it and keeps the focus', async () => {
  handleChange.mockClear()
  show(<Filtering first={[8]} />)
  expect(colorBox(/Gul/).getAttribute('aria-disabled')).toBeNull()
  colorBox(/Gul/).focus()
  await userEvent.keyboard(' ')
  expect(handleChange.mock.calls).toEqual([[[]]])
  expect(colorBox(/Gul/).getAttribute('aria-disabled')).toBe('true')
  expect(colorBox(/Gul/).disabled).toBe(false)
  expect(document.activeElement).toBe(colorBox(/Gul/))
  await userEvent.keyboard(' ')
  expect(handleChange).toHaveBeenCalledOnce()
  expect(colorBox(/Gul/).checked).toBe(false)
})
