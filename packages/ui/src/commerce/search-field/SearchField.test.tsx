import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cards } from '../internal/samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { SearchField, type SearchFieldProps, type Suggestions } from './index.ts'

const suggestions: Suggestions = {
  recent: ['ullgenser'],
  queries: ['skalljakke dame', 'skalljakke herre'],
  categories: [{ to: '/klaer/skalljakker', text: 'Skalljakker' }],
  articles: cards.slice(0, 1),
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Søk i butikken' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

async function open(props: Partial<SearchFieldProps> = {}) {
  const handlers = { onSearch: vi.fn(), onValueChange: vi.fn() }
  const rendered = show(<SearchField action="/search" suggestions={suggestions} {...handlers} {...props} />)
  await userEvent.click(field())
  await screen.findByRole('listbox')
  return { ...handlers, ...rendered }
}

it('[R5.17] [R5.18] searches on Enter and for no blank text, and asks for suggestions at each key', async () => {
  const { onSearch, onValueChange } = await open()
  await userEvent.keyboard('  {Enter}')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}{Backspace}sk')
  expect(onSearch).not.toHaveBeenCalled()
  expect(onValueChange.mock.calls.map(([text]) => text as string)).toEqual(['', ' ', '  ', ' ', '', 's', 'sk'])
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['sk']])
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('asks anew each time it is entered, for the text that it has by then', async () => {
  const { onSearch, onValueChange, rerender } = await open()
  await userEvent.click(document.body)
  await userEvent.click(field())
  await userEvent.click(document.body)
  rerender(<SearchField action="/search" suggestions={suggestions} onSearch={onSearch} onValueChange={onValueChange} query="sko" />)
  expect(onValueChange).toHaveBeenCalledTimes(2)
  await userEvent.click(field())
  expect(onValueChange.mock.calls).toEqual([[''], [''], ['sko']])
})

it('[R5.18] configured for it, it searches at each key and stays open', async () => {
  const { onSearch } = await open({ fires: 'keystroke' })
  await userEvent.keyboard('sk')
  expect(onSearch.mock.calls).toEqual([['s'], ['sk']])
  expect(screen.getByRole('listbox')).toBeTruthy()
})

it('goes through all kinds by arrow keys, past either end back to the field', async () => {
  await open()
  await userEvent.keyboard('skall{ArrowDown}')
  expect(activeText()).toBe('ullgenser')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(activeText()).toBe('Skalljakker')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeText()).toBe('Vis alle treff på «skall»')
  await userEvent.keyboard('{ArrowDown}')
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  await userEvent.keyboard('{ArrowUp}')
  expect(activeText()).toBe('Vis alle treff på «skall»')
  expect(document.activeElement).toBe(field())
})

it('leaves Home and End to the caret, also with an active option', async () => {
  await open()
  await userEvent.keyboard('skall{ArrowDown}{Home}')
  expect(field().selectionStart).toBe(0)
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(field().selectionStart).toBe(5)
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
})

it('takes the active option on Enter, in place of what is written', async () => {
  const { onSearch } = await open()
  await userEvent.keyboard('skall{ArrowDown}{ArrowDown}{Enter}')
  expect(onSearch.mock.calls).toEqual([['skalljakke dame']])
  expect(field().value).toBe('skalljakke dame')
})

it('leads to goods with their price, and closes', async () => {
  await open()
  const goods = screen.getByRole('option', { name: /Skare Skalljakke Dame/ })
  expect(goods.getAttribute('href')).toBe('/product/skare-skalljakke')
  expect(goods.textContent).toMatch(/2\s499,00\skr/)
  await userEvent.click(goods)
  expect(screen.queryByRole('listbox')).toBeNull()
})

it.each(['ArrowDown', 'ArrowUp'])('closes on Escape, is emptied by the next, and opens again by %s', async (arrow) => {
  const { onValueChange } = await open()
  await userEvent.keyboard('ski{Escape}')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(field().value).toBe('ski')
  onValueChange.mockClear()
  await userEvent.keyboard(`{${arrow}}`)
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(onValueChange.mock.calls).toEqual([['ski']])
  await userEvent.keyboard('{Escape}{Escape}')
  expect(field().value).toBe('')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('closes when focus leaves it, but not for its own buttons', async () => {
  const onClearRecent = vi.fn()
  await open({ onClearRecent })
  await userEvent.keyboard('ski')
  await userEvent.click(screen.getByRole('button', { name: 'Tøm siste søk' }))
  expect(onClearRecent).toHaveBeenCalledOnce()
  expect(screen.getByRole('listbox')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tøm søkefeltet' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  await userEvent.click(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('closes as Back leads to another page, and leaves the shopper in the field', async () => {
  await open()
  await userEvent.keyboard('ski')
  fireEvent.popState(window)
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect([document.activeElement, field().value]).toEqual([field(), 'ski'])
})

it('closes as Back leads to another page, on a phone with the keyboard', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  await open()
  fireEvent.popState(window)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

it('proposes to who has entered it and written before the page lived', async () => {
  const onValueChange = vi.fn()
  const page = (
    <MemoryRouter>
      <SearchField action="/search" suggestions={suggestions} onSearch={vi.fn()} onValueChange={onValueChange} />
    </MemoryRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  field().focus()
  field().value = 'skall'
  render(page, { container, hydrate: true })
  expect(await screen.findByRole('listbox')).toBeTruthy()
  expect(onValueChange.mock.calls).toEqual([['skall']])
  expect(field().value).toBe('skall')
})

it('proposes for what is written, wherever the focus came from', async () => {
  show(<SearchField action="/search" suggestions={suggestions} onSearch={vi.fn()} onValueChange={vi.fn()} />)
  fireEvent.input(field(), { target: { value: 'skall' } })
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

it('says what it waits for, what it corrected, and that nothing was found', async () => {
  const { rerender, ...handlers } = await open()
  const told = (props: Partial<SearchFieldProps>) =>
    rerender(<SearchField action="/search" suggestions={suggestions} {...handlers} {...props} />)
  await userEvent.keyboard('skaljakke')
  expect(screen.getByRole('status').textContent).toBe('6 forslag, bruk piltastene')
  told({ loading: true })
  expect(screen.getByRole('status').textContent).toBe('Henter forslag …')
  told({ suggestions: { ...suggestions, corrected: 'skalljakke' } })
  expect(screen.getByText('Viser treff for «skalljakke»')).toBeTruthy()
  expect(options().at(-1)).toBe('Søk etter «skaljakke» likevel')
  told({ suggestions: {} })
  expect(screen.getByRole('status').textContent).toBe('Ingen forslag på «skaljakke»')
  expect(options()).toEqual(['Søk etter «skaljakke» likevel'])
  told({ suggestions: { failed: true } })
  expect(screen.queryByText(/^Ingen forslag/)).toBeNull()
  expect(options()).toEqual(['Vis alle treff på «skaljakke»'])
})

it('is closed while there is nothing to propose', async () => {
  show(<SearchField action="/search" suggestions={{}} onSearch={vi.fn()} onValueChange={vi.fn()} />)
  await userEvent.click(field())
  await new Promise((resolve) => setTimeout(resolve))
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('names each kind', async () => {
  await open()
  const group = screen.getByRole('group', { name: 'Kategorier' })
  expect(within(group).getByRole('option').textContent).toBe('Skalljakker')
})
