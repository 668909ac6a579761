import { describe, expect, it } from 'vitest'
import { isFromForm, listHref, readParameters, unfiltered } from './list-parameters.ts'

const params = (query: string) => new URLSearchParams(query)
const read = (query: string) => readParameters(params(query))
const usual = { ...unfiltered, sort: null, direction: 'asc', form: false }

describe('readParameters', () => {
  it('reads what a list’s address says', () => {
    expect(
      read('gender=dame,barn-junior&group=skalljakker&color=gronn,bla&brand=rim&shop=hamar&price=200-900&sort=pris&order=desc&page=3'),
    ).toEqual({
      ...unfiltered,
      sort: 'pris',
      direction: 'desc',
      from: 3,
      to: 3,
      gender: ['dame', 'barn-junior'],
      group: ['skalljakker'],
      color: ['gronn', 'bla'],
      brand: ['rim'],
      shop: ['hamar'],
      price: { min: 200, max: 900 },
      form: false,
    })
  })

  it('reads pages that were loaded one after the other', () => {
    expect(read('page=1-3')).toMatchObject({ from: 1, to: 3 })
    expect(read('page=4-6')).toMatchObject({ from: 4, to: 6 })
  })

  it('reads what a form sends', () => {
    expect(read('brand=rim&brand=varde&min=&max=900')).toMatchObject({ brand: ['rim', 'varde'], price: { min: null, max: 900 } })
    expect(isFromForm(params('brand=rim&brand=varde'))).toBe(true)
    expect(isFromForm(params('min='))).toBe(true)
    expect(isFromForm(params('brand=rim,varde&price=-900'))).toBe(false)
  })

  it.each([
    '',
    'sort=&order=&page=&gender=&price=&brand=',
    'sort=Price',
    'sort=constructor',
    'order=DESC',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=to',
    'page=1000001',
    'page=Infinity',
    'page=3-1',
    'page=1-51',
    'gender=katt',
    'gender=toString',
    'brand=Å,<b>',
    'price=900-200',
    'price=-',
    'price=a-b',
    'price=0.5-2.5',
    'min=x',
    'utm_source=brev',
  ])('takes what makes no sense for absent: %s', (query) => {
    expect(read(query)).toEqual(usual)
  })
})

describe('listHref', () => {
  it('leaves out what is usual', () => {
    expect(listHref('/dame', read('order=asc&page=1'))).toBe('/dame')
  })

  it.each([
    'gender=barn-junior&group=skalljakker&color=gronn,bla&brand=rim&price=200-900&shop=hamar&sort=pris&order=desc&page=5',
    'price=-900&page=1-3',
    'price=200-&filter',
  ])('changes what it is told and keeps the rest, readable again: %s', (query) => {
    const href = listHref('/klaer', read(query), {})
    expect(read(href.slice(href.indexOf('?')))).toEqual(read(query))
    expect(listHref('/klaer', read(href.slice(href.indexOf('?'))))).toBe(href)
  })

  it('has one order, whatever the order it was read in', () => {
    const href = '/klaer?gender=dame&brand=rim&sort=pris&page=2'
    expect(listHref('/klaer', read('page=2&sort=pris&brand=rim&gender=dame'))).toBe(href)
    expect(listHref('/klaer', read('sort=pris&page=4'), { ...unfiltered, brand: ['rim'] })).toBe('/klaer?brand=rim&sort=pris')
  })
})
