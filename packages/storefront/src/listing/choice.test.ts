import { describe, expect, it } from 'vitest'
import { listHref, readChoice } from './choice.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))
const usual = { sort: null, direction: 'asc', page: 1, gender: null }

describe('readChoice', () => {
  it('reads what a list’s address says', () => {
    expect(read('sort=pris&order=desc&page=3&gender=dame')).toEqual({ sort: 'pris', direction: 'desc', page: 3, gender: 'dame' })
  })

  it.each([
    '',
    'sort=&order=&page=&gender=',
    'sort=Price',
    'sort=constructor',
    'order=DESC',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=to',
    'page=1000001',
    'page=Infinity',
    'gender=katt',
    'gender=toString',
    'utm_source=brev',
  ])('takes what makes no sense for absent: %s', (query) => {
    expect(read(query)).toEqual(usual)
  })
})

describe('listHref', () => {
  it('leaves out what is usual', () => {
    expect(listHref('/dame', read('order=asc&page=1'))).toBe('/dame')
  })

  it('changes what it is told and keeps the rest, readable again', () => {
    const href = listHref('/klaer', read('sort=pris&gender=barn-junior&page=4'), { page: 5, direction: 'desc' })
    expect(href).toBe('/klaer?gender=barn-junior&sort=pris&order=desc&page=5')
    expect(read(href.slice(href.indexOf('?')))).toEqual({ sort: 'pris', direction: 'desc', page: 5, gender: 'barn-junior' })
  })
})
