import { expect, it } from 'vitest'
import { cookieTable } from './cookie-table.ts'

const service = (kind: 'google-analytics' | 'google-tag-manager' | 'meta-pixel', purpose: 'analytics' | 'marketing') => ({
  kind,
  purpose,
  id: 'X-1',
  hosts: [],
})
const rowsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/[|`]/g, '').trim()))

it('[R9.08] a brand with every service names all that they set, with purpose and time', () => {
  const table = cookieTable([service('meta-pixel', 'marketing'), service('google-analytics', 'analytics')], {})
  expect(rowsOf(table)).toEqual([
    ['_ga', 'Teller besøk', 'Statistikk', '2 år'],
    ['_ga_*', 'Holder et besøk sammen fra side til side', 'Statistikk', '2 år'],
    ['_gid', 'Skiller besøk fra hverandre samme dag', 'Statistikk', '24 timer'],
    ['_fbp', 'Viser om en annonse førte hit', 'Markedsføring', '3 måneder'],
    ['_fbc', 'Husker annonsen som du kom hit fra', 'Markedsføring', '3 måneder'],
  ])
  expect(table).not.toContain('Vi bruker ikke')
})

it('[R9.08] what no service of the brand sets is named as not in use', () => {
  const table = cookieTable([service('google-analytics', 'analytics')], {})
  expect(rowsOf(table).map(([name]) => name)).toEqual(['_ga', '_ga_*', '_gid'])
  expect(table.endsWith('\n\nVi bruker ikke `_fbp`, `_fbc`.')).toBe(true)
})

it('a cookie that two services set is listed once, with what each is for', () => {
  const table = cookieTable([service('google-analytics', 'analytics'), service('google-tag-manager', 'marketing')], {})
  expect(rowsOf(table)[0]).toEqual(['_ga', 'Teller besøk', 'Statistikk, Markedsføring', '2 år'])
  expect(rowsOf(table)).toHaveLength(3)
})

it('a brand without services sets none, and may say so in its own words', () => {
  expect(cookieTable([], { cookies: { none: 'Ingen.' } })).toBe('Ingen.\n\nVi bruker ikke `_ga`, `_ga_*`, `_gid`, `_fbp`, `_fbc`.')
})
