import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { genders } from '../internal/filter-samples.data.ts'
import { show } from '../internal/testing.tsx'
import { GenderFilter } from './index.ts'

const handleChange = vi.fn()

function Filtering({ first = [] as readonly number[] }) {
  const [value, setValue] = useState(first)
  return (
    <GenderFilter
      values={genders}
      value={value}
      defaultOpen
      onChange={(next) => {
        handleChange(next)
        setValue(next)
      }}
    />
  )
}

const genderBox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('[R2.49] lists the genders on offer and marks the chosen ones', () => {
  show(<Filtering first={[1, 10]} />)
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('[data-part="name"]')?.firstChild?.textContent)).toEqual([
    'Dame',
    'Herre',
    'Junior',
    'Barn',
    'Uni',
  ])
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, true, false, true, false])
  expect(screen.getByText('Herre, Barn')).toBeTruthy()
})

it('[R2.49] adds or removes one gender per press', async () => {
  show(<Filtering />)
  await userEvent.click(genderBox(/Dame/))
  await userEvent.click(genderBox(/Barn/))
  await userEvent.click(genderBox(/Dame/))
  expect(handleChange.mock.calls).toEqual([[[2]], [[2, 10]], [[10]]])
  expect(genderBox(/Dame/).checked).toBe(false)
  expect(genderBox(/Barn/).checked).toBe(true)
})

it('says how many articles a gender has', () => {
  show(<Filtering />)
  expect(screen.getByRole('checkbox', { name: 'Dame 412 varer' })).toBeTruthy()
})
