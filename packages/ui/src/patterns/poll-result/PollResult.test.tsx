import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PollResult } from './index.ts'

const scores = (...counts: readonly number[]) => counts.map((count, id) => ({ id, text: `Svar ${id}`, count }))
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))

it('tells the share of each answer in words, and marks the own and the right one', () => {
  const [first, second] = scores(3, 1)
  if (!first || !second) throw new Error('two scores')
  show(<PollResult question="Hva er verst?" scores={[first, { ...second, correct: true }]} own={1} />)
  expect(rows()).toEqual(['Svar 075 %', 'Svar 1Ditt svarRiktig svar25 %'])
  expect(screen.getByRole('region', { name: 'Hva er verst?' }).textContent).toContain('4 svar')
})

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1],
    [15, 15, 14, 14, 14, 14, 14],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('rounds %j so that the percents sum up', (counts, percents) => {
  show(<PollResult question="Hva er verst?" scores={scores(...counts)} />)
  expect(rows().map((row) => Number(/(\d+) %$/u.exec(row.slice('Svar 0'.length))?.[1]))).toEqual(percents)
})

it('says that nobody has answered', () => {
  show(<PollResult question="Hva er verst?" scores={scores(0, 0)} />)
  expect(screen.getByText('Ingen har svart ennå')).toBeTruthy()
})
