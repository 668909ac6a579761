import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { colorGroups, genders } from '../internal/filter-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { Filter, type FilterProps } from './index.ts'

const handleSelectionChange = vi.fn()

function Filtering({ first = [], ...props }: Pick<FilterProps, 'title' | 'kind' | 'options'> & { readonly first?: readonly number[] }) {
  const [selection, setSelection] = useState(first)
  return (
    <Filter
      {...props}
      selection={selection}
      defaultOpen
      onSelectionChange={(next) => {
        handleSelectionChange(next)
        setSelection(next)
      }}
    />
  )
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('pills', () => {
  const gender = { title: 'Kjønn', kind: 'pills', options: genders } as const

  it('[R2.49] list the genders on offer and mark the selected ones', () => {
    show(<Filtering {...gender} first={[1, 10]} />)
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

  it('[R2.49] add or remove one gender per press', async () => {
    handleSelectionChange.mockClear()
    show(<Filtering {...gender} />)
    await userEvent.click(box(/Dame/))
    await userEvent.click(box(/Barn/))
    await userEvent.click(box(/Dame/))
    expect(handleSelectionChange.mock.calls).toEqual([[[2]], [[2, 10]], [[10]]])
    expect(box(/Dame/).checked).toBe(false)
    expect(box(/Barn/).checked).toBe(true)
  })

  it('say how many articles an option has', () => {
    show(<Filtering {...gender} />)
    expect(screen.getByRole('checkbox', { name: 'Dame 412 varer' })).toBeTruthy()
  })
})

describe('swatches', () => {
  const color = { title: 'Farge', kind: 'swatches', options: colorGroups } as const

  it('[R2.49] list the colour groups on offer and mark the selected ones', () => {
    show(<Filtering {...color} first={[4]} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(colorGroups.length)
    const marked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
    expect(marked).toEqual([box(/Blå/)])
  })

  it('[R2.49] add or remove one colour group per press', async () => {
    handleSelectionChange.mockClear()
    show(<Filtering {...color} />)
    await userEvent.click(box(/Svart/))
    await userEvent.click(box(/Blå/))
    await userEvent.click(box(/Svart/))
    expect(handleSelectionChange.mock.calls).toEqual([[[1]], [[1, 4]], [[4]]])
  })

  it('cannot select what is not there, but can let go of it and keep the focus', async () => {
    handleSelectionChange.mockClear()
    show(<Filtering {...color} first={[8]} />)
    expect(box(/Gul/).getAttribute('aria-disabled')).toBeNull()
    box(/Gul/).focus()
    await userEvent.keyboard(' ')
    expect(handleSelectionChange.mock.calls).toEqual([[[]]])
    expect(box(/Gul/).getAttribute('aria-disabled')).toBe('true')
    expect(box(/Gul/).disabled).toBe(false)
    expect(document.activeElement).toBe(box(/Gul/))
    await userEvent.keyboard(' ')
    expect(handleSelectionChange).toHaveBeenCalledOnce()
    expect(box(/Gul/).checked).toBe(false)
  })
})
