import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
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

it('tells when the back link is followed, so that what came before can be put back as it was', async () => {
  const handleBack = vi.fn()
  show(<Breadcrumbs previous={{ to: '/dame?farge=blaa&side=2', title: 'Dame' }} onBack={handleBack} />)
  await userEvent.click(screen.getByRole('link', { name: 'Dame' }))
  expect(handleBack).toHaveBeenCalledOnce()
})

it('marks the last step of the trail as the page', () => {
  show(<Breadcrumbs trail={[{ text: 'Telt', to: '/telt' }, { text: 'Tunneltelt' }]} />)
  expect(screen.getByText('Tunneltelt').getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Telt' }).hasAttribute('aria-current')).toBe(false)
})
