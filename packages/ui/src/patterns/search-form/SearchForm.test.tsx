import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Answers `(width >= Npx)` and `(width > Npx)` as a window of that width (px) does. */
function windowOf(width: number) {
  const matches = (query: string) => {
    const [, least = '', limit] = /^\(width >(=?) (\d+)px\)$/.exec(query) ?? []
    return width > Number(limit) || (least === '=' && width === Number(limit))
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
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

it('is a plain GET form on the server, with the long placeholder, for a wide window without scripts keeps it', () => {
  const html = renderToString(<SearchForm onSearch={vi.fn()} action="/search" />)
  expect(html).toContain('method="get"')
  expect(html).toContain('action="/search"')
  expect(html).toContain('placeholder="Søk i hele butikken her..."')
})

it('[R5.17] hands over the trimmed query on Enter, and does nothing for a blank one', async () => {
  windowOf(390)
  const onSearch = vi.fn()
  show(<SearchForm onSearch={onSearch} action="/search" />)
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, '   {Enter}')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.type(field, 'regndress {Enter}')
  expect(onSearch.mock.calls).toEqual([['regndress']])
})

it('[R5.17] where it is allowed, a blank query is a search', async () => {
  windowOf(390)
  const onSearch = vi.fn()
  show(<SearchForm onSearch={onSearch} action="/search" allowsEmpty />)
  await userEvent.type(screen.getByRole('searchbox'), '  {Enter}')
  expect(onSearch.mock.calls).toEqual([['']])
})

it('[R5.18] fires on Enter, and on no key before it', async () => {
  windowOf(390)
  const onSearch = vi.fn()
  show(<SearchForm onSearch={onSearch} action="/search" />)
  await userEvent.type(screen.getByRole('searchbox'), 'ull')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['ull']])
})

it('[R5.17] [R5.18] configured for it, it fires on each keystroke, a blank one only where that is allowed', async () => {
  windowOf(390)
  const onSearch = vi.fn()
  const form = (allowsEmpty: boolean) => <SearchForm onSearch={onSearch} action="/search" fires="keystroke" allowsEmpty={allowsEmpty} />
  const { rerender } = show(form(false))
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'ul')
  await userEvent.clear(field)
  expect(onSearch.mock.calls).toEqual([['u'], ['ul']])
  rerender(form(true))
  await userEvent.type(field, 's')
  await userEvent.clear(field)
  expect(onSearch.mock.calls.slice(2)).toEqual([['s'], ['']])
})

/** The form as a screen of this query has it. */
const formOf = (query: string) => <SearchForm onSearch={vi.fn()} action="/search" query={query} />
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value

it('keeps the focus and the words when its search opens a screen, and follows to the next one', async () => {
  windowOf(1440)
  const { rerender } = show(formOf(''))
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'regndress{Enter}')
  rerender(formOf('regndress'))
  expect(document.activeElement).toBe(field)
  rerender(formOf('ull'))
  expect([document.activeElement, valueOf(field)]).toEqual([field, 'ull'])
})

it('takes nothing from who goes on typing while a screen opens, and shows its query once the field is left', async () => {
  windowOf(1440)
  const { rerender } = show(formOf(''))
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'regndress{Enter} barn')
  rerender(formOf('regndress'))
  expect(valueOf(field)).toBe('regndress barn')
  field.blur()
  rerender(formOf('ull'))
  expect(valueOf(field)).toBe('ull')
})
