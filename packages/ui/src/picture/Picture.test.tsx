import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { Picture } from './index.ts'

const image = { avif: '/a.avif 400w', webp: '/a.webp 400w', src: '/a.webp' }

it('waits until it is near, unless it is among the first things seen', () => {
  show(<Picture image={image} alt="Jakke" sizes="50vw" />)
  const later = screen.getByRole('img', { name: 'Jakke' })
  expect(later.getAttribute('loading')).toBe('lazy')
  show(<Picture image={image} alt="Telt" sizes="50vw" priority />)
  const first = screen.getByRole('img', { name: 'Telt' })
  expect(first.getAttribute('loading')).toBe('eager')
  expect(first.getAttribute('fetchpriority')).toBe('high')
})

it('offers AVIF before WebP, and keeps its place by width and height', () => {
  const { container } = show(<Picture image={image} alt="" sizes="50vw" ratio="16:9" />)
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
  const img = container.querySelector('img')
  expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['1600', '900'])
})

it('shows another cut of itself where the window is narrower than a desktop', () => {
  const narrow = { avif: '/m.avif 400w', webp: '/m.webp 400w', src: '/m.webp' }
  const { container } = show(<Picture image={image} narrow={narrow} alt="" sizes="50vw" />)
  const sources = [...container.querySelectorAll('source')].map((source) => [source.getAttribute('media'), source.getAttribute('srcset')])
  expect(sources).toEqual([
    ['(width < 1020px)', '/m.avif 400w'],
    ['(width < 1020px)', '/m.webp 400w'],
    [null, '/a.avif 400w'],
    [null, '/a.webp 400w'],
  ])
})
