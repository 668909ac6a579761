import { afterEach, expect, it } from 'vitest'
import { applyHead } from './index.ts'

const meta = (name: string) => [...document.head.querySelectorAll(`meta[name="${name}"]`)].map((tag) => tag.getAttribute('content'))
const canonical = () => [...document.head.querySelectorAll('link[rel="canonical"]')].map((tag) => tag.getAttribute('href'))

afterEach(() => {
  document.head.innerHTML = ''
})

it('writes what the page is', () => {
  applyHead({ title: 'Jakker', description: 'Alle jakker', canonical: '/klaer/jakker' }, 'https://eksempel.example')
  expect(document.title).toBe('Jakker')
  expect(meta('description')).toEqual(['Alle jakker'])
  expect(canonical()).toEqual(['https://eksempel.example/klaer/jakker'])
  expect(meta('robots')).toEqual([])
})

it('changes the tags that the server printed, and takes away what the next page does not say', () => {
  document.head.innerHTML = '<meta name="description" content="Alt"><link rel="canonical" href="/a"><meta name="csrf-token" content="t">'
  applyHead({ title: 'Søk', description: 'Treff', robots: 'noindex' }, 'https://eksempel.example')
  expect([meta('description'), meta('robots'), canonical()]).toEqual([['Treff'], ['noindex'], []])
  applyHead({ title: 'Kasse' }, 'https://eksempel.example')
  expect([meta('description'), meta('robots'), meta('csrf-token')]).toEqual([[], [], ['t']])
})
