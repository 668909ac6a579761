import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { banners } from '../internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { Banner } from './Banner.tsx'

it('is one link, named by its title; the words of the call are only seen', () => {
  show(<Banner {...banners.shops} linkText="Finn butikken din" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([banners.shops.to])
  expect(screen.getByRole('link', { name: banners.shops.title })).toBeTruthy()
  expect(screen.getByText('Finn butikken din').getAttribute('aria-hidden')).toBe('true')
})

it('[R10.352] has other ways on after its call, as links of their own', () => {
  const links = [
    { text: 'Herre', to: '/herre' },
    { text: 'Barn', to: '/barn' },
  ]
  show(<Banner {...banners.top} linkText="Se alt til dame" links={links} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [banners.top.title, banners.top.to],
    ['Herre', '/herre'],
    ['Barn', '/barn'],
  ])
})

it.each([1, 2, 3] as const)('has its title as a heading of level %s', (level) => {
  show(<Banner {...banners.top} level={level} />)
  expect(screen.getByRole('heading', { level, name: banners.top.title })).toBeTruthy()
})

it('keeps in sight what its picture is about, where the chain has said what', () => {
  const { container, rerender } = show(<Banner {...banners.top} focus={{ x: 15, y: 70 }} />)
  const picture = () => container.querySelector<HTMLElement>('[data-part="picture"]')
  expect(picture()?.style.getPropertyValue('--banner-focus')).toBe('15% 70%')
  rerender(<Banner {...banners.top} />)
  expect(picture()?.getAttribute('style')).toBeNull()
})

it('fetches its picture first where it is the screen’s largest, and later elsewhere', () => {
  const { container, rerender } = show(<Banner {...banners.top} priority />)
  const picture = () => container.querySelector('img')
  expect([picture()?.getAttribute('fetchpriority'), picture()?.getAttribute('loading')]).toEqual(['high', 'eager'])
  rerender(<Banner {...banners.top} />)
  expect([picture()?.getAttribute('fetchpriority'), picture()?.getAttribute('loading')]).toEqual(['auto', 'lazy'])
})
