import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Pagination } from './index.ts'
import { pageRange } from './page-range.ts'

it.each([
  [1, 1, [1]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('on page %i of %i shows %j', (page, lastPage, pages) => {
  expect(pageRange(page, lastPage)).toEqual(pages)
})

it('marks the current page and links to its neighbours', () => {
  show(<Pagination page={2} lastPage={3} hrefFor={(page) => `/dame?page=${page}`} />)
  expect(screen.getByRole('link', { name: 'Side 2' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Forrige' }).getAttribute('href')).toBe('/dame?page=1')
  expect(screen.getByRole('link', { name: 'Neste' }).getAttribute('href')).toBe('/dame?page=3')
})

it('is not there for a single page', () => {
  show(<Pagination page={1} lastPage={1} hrefFor={String} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
