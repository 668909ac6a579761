import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { sizes } from '../internal/filter-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { Filter, type FilterOption } from './index.ts'

const handleValueChange = vi.fn()

function Sizes({ options = sizes, first = [] }: { readonly options?: readonly FilterOption[]; readonly first?: readonly number[] }) {
  const [selection, setSelection] = useState(first)
  return (
    <Filter
      title="Størrelse"
      kind="sizes"
      options={options}
      selection={selection}
      defaultOpen
      onSelectionChange={(next) => {
        handleValueChange(next)
        setSelection(next)
      }}
    />
  )
}

const scales = () =>
  screen
    .getAllByRole('list')
    .map((list) => list.getAttribute('aria-label') ?? document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent)
const ofScale = (name: string) => within(screen.getByRole('list', { name }))

describe('sizes', () => {
  it('[R10.195] stand in lists by their scales, so that sizes of one name are told apart', async () => {
    handleValueChange.mockClear()
    show(<Sizes first={[41]} />)
    await userEvent.click(ofScale('Klær').getByRole('checkbox', { name: /^M/ }))
    expect(handleValueChange.mock.calls).toEqual([[[41, 3]]])
    expect(ofScale('Hansker').getByRole<HTMLInputElement>('checkbox', { name: /^M/ }).checked).toBe(true)
    expect(screen.getByRole('heading', { level: 4, name: 'Klær' })).toBeTruthy()
  })

  it('[R10.195] of more than two scales fold the others away, but never what is selected', async () => {
    show(<Sizes first={[41]} />)
    expect(scales()).toEqual(['Klær', 'Sko', 'Hansker'])
    const more = screen.getByRole('button', { name: 'Vis flere størrelser' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    expect(scales()).toEqual(['Klær', 'Sko', 'Barneklær', 'Hansker'])
    await userEvent.click(screen.getByRole('button', { name: 'Vis færre' }))
    await userEvent.click(ofScale('Hansker').getByRole('checkbox', { name: /^M/ }))
    expect(scales()).toEqual(['Klær', 'Sko', 'Hansker'])
  })

  it('of one scale are one list without a heading, named by it', () => {
    show(<Sizes options={sizes.filter(({ group }) => group === 'Sko')} />)
    expect(scales()).toEqual(['Sko'])
    expect(screen.queryByRole('heading', { level: 4 })).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[R10.197] that are the shopper’s own stand once more above all, with their scales, and are one choice in both places', async () => {
    handleValueChange.mockClear()
    show(<Sizes options={sizes.map((size) => (size.value === 3 || size.value === 41 ? { ...size, mark: 'Din størrelse' } : size))} />)
    expect(scales()).toEqual(['Din størrelse', 'Klær', 'Sko'])
    await userEvent.click(ofScale('Din størrelse').getByRole('checkbox', { name: /^Klær M/ }))
    expect(handleValueChange.mock.calls).toEqual([[[3]]])
    expect(ofScale('Klær').getByRole<HTMLInputElement>('checkbox', { name: /^M/ }).checked).toBe(true)
    expect(ofScale('Din størrelse').getByRole<HTMLInputElement>('checkbox', { name: /^Hansker M/ }).checked).toBe(false)
  })

  it('cannot be selected where nothing has them, and keep the focus', async () => {
    handleValueChange.mockClear()
    show(<Sizes />)
    const gone = ofScale('Klær').getByRole('checkbox', { name: 'XXL 0 varer' })
    gone.focus()
    await userEvent.keyboard(' ')
    expect(handleValueChange).not.toHaveBeenCalled()
    expect([gone.getAttribute('aria-disabled'), document.activeElement === gone]).toEqual(['true', true])
  })
})
