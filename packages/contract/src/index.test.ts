import { expect, it } from 'vitest'
import { imageBase, imageSources, paths } from './index.ts'

it('every width of a picture is in both source sets', () => {
  const sources = imageSources(imageBase('shell-jacket.1f4d3a.front.ab12cd'))
  for (const width of [160, 320, 480, 640, 800, 960, 1280]) {
    expect(sources.avif).toContain(`/api/v1/images/shell-jacket.1f4d3a.front.ab12cd/${width}.avif ${width}w`)
    expect(sources.webp).toContain(`/${width}.webp ${width}w`)
  }
  expect(sources.src).toMatch(/\/640\.jpg$/)
})

it.each(['..', '.', '%2e%2e', '/', '?', '#', '\\'])('a promo code that is %s stays a code to check', (code) => {
  const { pathname } = new URL(`/api/v1/${paths.promoCode(code)}`, 'https://eksempel.example')
  const start = '/api/v1/promocodes/check/'
  expect(pathname.slice(0, start.length)).toBe(start)
  expect(decodeURIComponent(pathname.slice(start.length)).trim()).toBe(code)
})

it('what a shopper may type is escaped in paths', () => {
  expect(paths.articleBySlug('a/b?c')).toBe('articles/slug/a%2Fb%3Fc')
  expect(paths.bundle([11, 12])).toBe('articles/bundle?articles=11,12')
})
