import { screen } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
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

it('shows another cut of itself on a phone', () => {
  const narrow = { avif: '/m.avif 400w', webp: '/m.webp 400w', src: '/m.webp' }
  const { container } = show(<Picture image={image} narrow={narrow} alt="" sizes="50vw" />)
  const sources = [...container.querySelectorAll('source')].map((source) => [source.getAttribute('media'), source.getAttribute('srcset')])
  expect(sources).toEqual([
    ['(width < 640px)', '/m.avif 400w'],
    ['(width < 640px)', '/m.webp 400w'],
    [null, '/a.avif 400w'],
    [null, '/a.webp 400w'],
  ])
})

it('has `sizes` only beside a `srcset`', () => {
  const { container } = show(<Picture image={image} alt="" sizes="50vw" />)
  expect([...container.querySelectorAll('[sizes]')].map(({ localName }) => localName)).toEqual(['source', 'source'])
})

describe('its fallback', () => {
  const picture = <Picture image={image} alt="Jakke" sizes="50vw" />
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const inFirefox = () => vi.stubGlobal('mozInnerScreenX', 0)

  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['is dropped in Firefox', inFirefox, false],
    ['[R10.296] stays in other browsers', () => undefined, true],
  ])('%s when the picture is removed', async (_, browser, stays) => {
    browser()
    const { rerender } = show(picture)
    const img = screen.getByRole('img')
    rerender(<p>Borte</p>)
    await settled()
    expect(img.hasAttribute('src')).toBe(stays)
  })

  it('stays in strict mode, which detaches refs once for a trial', async () => {
    inFirefox()
    show(<StrictMode>{picture}</StrictMode>)
    await settled()
    expect(screen.getByRole('img').getAttribute('src')).toBe('/a.webp')
  })

  it('stays while the picture is only hidden', async () => {
    inFirefox()
    const { rerender } = show(<Activity mode="visible">{picture}</Activity>)
    rerender(<Activity mode="hidden">{picture}</Activity>)
    await settled()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/a.webp')
  })
})
