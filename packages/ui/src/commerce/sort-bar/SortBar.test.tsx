import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ShareButton } from '../../patterns/share-button/index.ts'
import { SortBar, type SortBarProps } from './index.ts'

const options = [
  { key: 'Bestseller', label: 'Bestselger' },
  { key: 'Price', label: 'Pris' },
  { key: 'Name', label: 'Navn' },
] as const

type Key = (typeof options)[number]['key']

const bar = (props: Partial<SortBarProps<Key>> = {}) => (
  <SortBar
    options={options}
    value="Price"
    reversed={false}
    hrefFor={(key, reversed) => `/dame?orderBy=${key}&order=${reversed ? 'desc' : 'asc'}`}
    onFilter={() => undefined}
    {...props}
  />
)

it('[R2.42] offers Bestselger, Pris and Navn in that order, and reports the one selected', async () => {
  const handleSort = vi.fn()
  show(bar({ onValueChange: handleSort }))
  const links = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(links).toEqual(['Bestselger', 'Pris', 'Navn'])
  await userEvent.click(screen.getByRole('link', { name: 'Navn' }))
  expect(handleSort).toHaveBeenCalledExactlyOnceWith('Name')
  expect(screen.getByRole('link', { name: 'Pris' }).getAttribute('aria-current')).toBe('true')
})

it('[R2.43] the direction toggle reverses the order, and reverses it back on a second press', async () => {
  const handleReverse = vi.fn()
  const { rerender } = show(bar({ onReversedChange: handleReverse }))
  const toggle = () => screen.getByRole('link', { name: /Snu rekkefølgen/ })
  expect(toggle().getAttribute('href')).toBe('/dame?orderBy=Price&order=desc')
  await userEvent.click(toggle())
  expect(handleReverse).toHaveBeenLastCalledWith(true)
  rerender(bar({ reversed: true, onReversedChange: handleReverse }))
  expect(toggle().getAttribute('href')).toBe('/dame?orderBy=Price&order=asc')
  await userEvent.click(toggle())
  expect(handleReverse).toHaveBeenLastCalledWith(false)
})

it('has the number of what is selected on the filter button, and none where nothing is', () => {
  const { rerender } = show(bar({ filterCount: 0 }))
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Filter')
  rerender(bar({ filterCount: 3 }))
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Filter(3)')
})

it('works as links alone', () => {
  show(bar())
  expect(screen.getByRole('link', { name: 'Bestselger' }).getAttribute('href')).toBe('/dame?orderBy=Bestseller&order=asc')
  // The same goods in another order are no page for search engines.
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('rel')).toBe('nofollow')
})

it('[R2.45] the share button opens the share choices', async () => {
  show(bar({ share: <ShareButton url="https://shop.example/dame?farge=blaa" /> }))
  await userEvent.click(screen.getByRole('button', { name: 'Del siden' }))
  const dialog = await screen.findByRole('dialog', { name: 'Del siden' }, { timeout: 20_000 })
  expect(await within(dialog).findByRole('button', { name: 'Kopier lenken' })).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: 'Send på e-post' }).getAttribute('href')).toContain(encodeURIComponent('farge=blaa'))
}, 60_000)

it('has its filters behind a link, too, for when no script comes', async () => {
  const handleFilter = vi.fn()
  const handleIntent = vi.fn()
  show(bar({ filterHref: '/dame?filter', filterCount: 2, onFilter: handleFilter, onFilterIntent: handleIntent }))
  const link = screen.getByRole('link', { name: 'Filter(2)' })
  expect(link.getAttribute('href')).toBe('/dame?filter')
  await userEvent.hover(link)
  expect(handleIntent).toHaveBeenCalled()
  expect(await pressed(link, {})).toBe(true)
  expect(handleFilter).toHaveBeenCalledOnce()
  expect(await pressed(link, { ctrlKey: true })).toBe(false)
  expect(handleFilter).toHaveBeenCalledOnce()
})

/** Whether the press was taken in place of following the link. */
async function pressed(link: HTMLElement, keys: MouseEventInit): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  link.dispatchEvent(event)
  await Promise.resolve()
  return event.defaultPrevented
}
