import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Answers `(width >= Npx)` as a window of that width (px) does. */
function windowOf(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  [1020, 'Søk i hele butikken her...'],
  [1019, 'Søk...'],
])('[R2.26] at %i px the placeholder is %s', (width, placeholder) => {
  windowOf(width)
  show(<SearchForm onSearch={vi.fn()} action="/search" />)
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe(placeholder)
})

it('is a plain GET form on the server, with the short placeholder', () => {
  const html = renderToString(<SearchForm onSearch={vi.fn()} action="/search" />)
  expect(html).toContain('method="get"')
  expect(html).toContain('action="/search"')
  expect(html).toContain('placeholder="Søk..."')
})

it('hands over the trimmed query on Enter, and nothing for a blank one', async () => {
  windowOf(390)
  const onSearch = vi.fn()
  show(<SearchForm onSearch={onSearch} action="/search" />)
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, '   {Enter}')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.type(field, 'regndress {Enter}')
  expect(onSearch.mock.calls).toEqual([['regndress']])
})
