import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PriceFilter } from './index.ts'

const range = { min: 50, max: 1000 }
const handleValueChange = vi.fn()

function Filtering({ first = { min: 200, max: 600 } }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <PriceFilter
        range={range}
        value={value}
        defaultOpen
        onValueChange={(next) => {
          handleValueChange(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(range)}>
        Nullstill
      </button>
    </>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const inputs = () => ['Laveste pris', 'Høyeste pris'].map((name) => Number(field(name).value))
const handles = () => screen.getAllByRole<HTMLInputElement>('slider').map((handle) => handle.valueAsNumber)

async function enter(name: string, text: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), `${text}{Enter}`)
}

it('[R2.50] the inputs follow the handles', () => {
  show(<Filtering />)
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Laveste pris' }), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Høyeste pris' }), { key: 'ArrowLeft' })
  expect(inputs()).toEqual([210, 590])
})

it('[R2.50] the handles follow the inputs, by Enter and on leaving the field', async () => {
  show(<Filtering />)
  await enter('Laveste pris', '350')
  expect(handles()).toEqual([350, 600])
  await userEvent.clear(field('Høyeste pris'))
  await userEvent.type(field('Høyeste pris'), '900 kr')
  expect(handles()).toEqual([350, 600])
  await userEvent.tab()
  expect(handles()).toEqual([350, 900])
  expect(inputs()).toEqual([350, 900])
})

it.each([
  ['below the range', '49', 50],
  ['below zero', '-1', 50],
  ['above the maximum', '601', 50],
  ['no number', 'billig', 50],
  ['equal to the range', '50', 50],
  ['equal to the maximum', '600', 600],
  ['within', '599', 599],
])('[R5.22] a minimum %s, %s, gives %i', async (_, typed, becomes) => {
  show(<Filtering />)
  await enter('Laveste pris', typed)
  expect([inputs(), handles()]).toEqual([
    [becomes, 600],
    [becomes, 600],
  ])
})

it.each([
  ['above the range', '1001', 1000],
  ['below the minimum', '199', 1000],
  ['no number', '', 1000],
  ['equal to the minimum', '200', 200],
  ['within', '201', 201],
])('[R5.23] a maximum %s, %s, gives %i', async (_, typed, becomes) => {
  show(<Filtering />)
  await enter('Høyeste pris', typed)
  expect([inputs(), handles()]).toEqual([
    [200, becomes],
    [200, becomes],
  ])
})

it('says so when a typed price was put back, and stops saying it at the next movement', async () => {
  show(<Filtering />)
  await enter('Høyeste pris', '5000')
  expect(screen.getByRole('status').textContent.replaceAll(/\s/gu, ' ')).toBe('Høyeste pris er satt til 1 000 kr')
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Laveste pris' }), { key: 'ArrowRight' })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('reports a price once, and nothing when it was left as it was', async () => {
  handleValueChange.mockClear()
  show(<Filtering />)
  await userEvent.click(field('Laveste pris'))
  await userEvent.tab()
  expect(handleValueChange).not.toHaveBeenCalled()
  await enter('Laveste pris', '300')
  await userEvent.tab()
  expect(handleValueChange).toHaveBeenCalledExactlyOnceWith({ min: 300, max: 600 })
})

it('[R4.35] clearing the filters puts handles and inputs back to the whole range', async () => {
  show(<Filtering />)
  expect(screen.getByText('200–600 kr')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Nullstill' }))
  expect([inputs(), handles()]).toEqual([
    [50, 1000],
    [50, 1000],
  ])
  expect(screen.queryByText(/–.* kr/u)).toBeNull()
})

it('[R9.10] without a range it goes from 0 to 100', () => {
  show(<PriceFilter onValueChange={handleValueChange} defaultOpen />)
  expect(inputs()).toEqual([0, 100])
})

it('has nothing to slide where all costs the same', () => {
  show(<PriceFilter range={{ min: 499, max: 499 }} onValueChange={handleValueChange} defaultOpen />)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByText('Alle varene koster 499 kr')).toBeTruthy()
})
