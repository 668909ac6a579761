import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { RouterNavigation } from '../../foundation/navigation-provider/index.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const back = () => {
  const link = screen.getAllByRole('link')[0]
  return [link?.textContent, link?.getAttribute('href')]
}

it('[R2.46] with no earlier entry the back link goes home', () => {
  show(<Breadcrumbs />)
  expect(back()).toEqual(['Forside', '/'])
})

it('[R2.47] an earlier entry without a title is Tilbake, one with a title has that title', () => {
  const { rerender } = show(<Breadcrumbs previous={{ to: '/dame' }} />)
  expect(back()).toEqual(['Tilbake', '/dame'])
  rerender(<Breadcrumbs previous={{ to: '/dame?page=2', title: 'Dame' }} />)
  expect(back()).toEqual(['Dame', '/dame?page=2'])
})

it('hands on how far the earlier entry was scrolled, and asks that the page be left there', async () => {
  const page = (
    <RouterNavigation>
      <Breadcrumbs previous={{ to: '/dame?farge=blaa&side=2', title: 'Dame', scrollPosition: 812 }} />
    </RouterNavigation>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/dame', element: null },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('link', { name: 'Dame' }))
  expect(router.state).toMatchObject({
    location: { search: '?farge=blaa&side=2', state: { scrollPosition: 812 } },
    preventScrollReset: true,
  })
})

it('marks the last step of the trail as the page', () => {
  show(<Breadcrumbs trail={[{ text: 'Telt', to: '/telt' }, { text: 'Tunneltelt' }]} />)
  expect(screen.getByText('Tunneltelt').getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Telt' }).hasAttribute('aria-current')).toBe(false)
})

it('shows a trail with the same name on two levels', () => {
  const complaints = vi.spyOn(console, 'error')
  show(
    <Breadcrumbs
      trail={[{ text: 'Tilbehør', to: '/ski/tilbehor' }, { text: 'Tilbehør', to: '/ski/tilbehor/tilbehor' }, { text: 'Tilbehør' }]}
    />,
  )
  expect(screen.getAllByText('Tilbehør')).toHaveLength(3)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
