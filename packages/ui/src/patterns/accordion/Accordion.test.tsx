import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Accordion } from './index.ts'

const items = [
  { id: 'levering', title: 'Hvor lenge tar leveringen?', content: 'To til fem dager.' },
  { id: 'retur', title: 'Kan jeg bytte?', content: 'I 60 dager.', open: true },
]
const folds = () => [...document.querySelectorAll('details')]

it('shows titles as headings, with what is asked for unfolded and findable by its id', () => {
  show(<Accordion items={items} level={2} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(items.map((item) => item.title))
  expect(folds().map((fold) => [fold.id, fold.open])).toEqual([
    ['levering', false],
    ['retur', true],
  ])
})

it('shares a name among its items only when one at a time is to be open', () => {
  const { rerender } = show(<Accordion items={items} />)
  expect(folds().map((fold) => fold.getAttribute('name'))).toEqual([null, null])
  rerender(<Accordion items={items} single name="hjelp" />)
  expect(folds().map((fold) => fold.getAttribute('name'))).toEqual(['hjelp', 'hjelp'])
})
