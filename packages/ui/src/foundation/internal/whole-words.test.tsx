import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.tsx'

it.each([
  ['Ertris Bille T-skjorte Junior', ['T-skjorte']],
  ['Lettfot Barn-og-voksen-sett', []],
])('keeps a letter and its word together, and no other hyphen: %s', (name, held) => {
  const { container } = render(<p>{wholeWords(name)}</p>)
  expect(container.textContent).toBe(name)
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(held)
})
