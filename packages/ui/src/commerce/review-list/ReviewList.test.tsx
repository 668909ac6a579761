import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ReviewList } from './index.ts'
import { sampleReviews } from './reviews.data.ts'

const known = { reviews: sampleReviews, average: 3.7, total: 3 }
const reviewNamed = (name: string) => screen.getByRole('listitem', { name })

it('[R3.19] an anonymous review is shown without the name of who wrote it', () => {
  const { container } = show(<ReviewList {...known} />)
  expect(within(reviewNamed('Anonym')).getByText(/God til bytur/)).toBeTruthy()
  expect(container.textContent).not.toContain('Kari Hemmelig')
  expect(reviewNamed('Ingrid S.')).toBeTruthy()
})

it('says what was bought, how it fits, that it was bought here, and the shop’s day', () => {
  show(<ReviewList {...known} />)
  const review = within(reviewNamed('Ingrid S.'))
  expect(review.getByText('Kjøpte M / Gran')).toBeTruthy()
  expect(review.getByText('Normal i størrelsen')).toBeTruthy()
  expect(review.getByText('Bekreftet kjøp')).toBeTruthy()
  expect(review.getByText('5 av 5 stjerner')).toBeTruthy()
  const anonymous = within(reviewNamed('Anonym'))
  expect(anonymous.queryByText('Bekreftet kjøp')).toBeNull()
  expect(anonymous.getByText('31. august 2026')).toBeTruthy()
})

it('shows the shop’s answer under its name', () => {
  show(<ReviewList {...known} shopName="Storm & Opphold" />)
  expect(within(reviewNamed('Per A.')).getByText('Svar fra Storm & Opphold')).toBeTruthy()
  expect(screen.getAllByRole('blockquote')).toHaveLength(1)
})

it('tells how the stars are spread, most first, in words', () => {
  show(<ReviewList {...known} stars={[1, 0, 2, 7, 19]} />)
  const rows = within(screen.getByRole('list', { name: 'Fordeling av stjerner' })).getAllByRole('listitem')
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    '5 stjerner: 19',
    '4 stjerner: 7',
    '3 stjerner: 2',
    '2 stjerner: 0',
    '1 stjerne: 1',
  ])
})

it('asks for more, and takes focus to the first that came', async () => {
  const handleMore = vi.fn()
  const first = sampleReviews.slice(0, 2)
  const { rerender } = show(<ReviewList {...known} reviews={first} onMore={handleMore} />)
  expect(screen.getByRole('status').textContent).toBe('Viser 2 av 3 anmeldelser')
  await userEvent.click(screen.getByRole('button', { name: 'Vis flere anmeldelser' }))
  expect(handleMore).toHaveBeenCalledOnce()
  rerender(<ReviewList {...known} onMore={handleMore} />)
  expect(document.activeElement).toBe(reviewNamed('Anonym'))
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that there are none, and how to write the first', () => {
  show(<ReviewList reviews={[]} average={null} total={0} action={<a href="#anmeldelse">Skriv en anmeldelse</a>} />)
  expect(screen.getByRole('heading', { name: 'Ingen har anmeldt denne varen ennå' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Skriv en anmeldelse' })).toBeTruthy()
})
