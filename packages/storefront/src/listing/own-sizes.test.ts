import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeWaiting } from '../app/index.ts'
import { noteSizes, ownSizes, sizesKey } from './own-sizes.ts'

const answer = () => {
  document.cookie = 'cookiesAccepted=true; path=/'
}
const unanswer = () => {
  document.cookie = 'cookiesAccepted=; path=/; max-age=0'
}

beforeEach(answer)
afterEach(() => {
  answer()
  storeWaiting()
  unanswer()
  localStorage.clear()
})

const clothes = (slug: string) => ({ slug, scale: 'clothes' })
const shoes = (slug: string) => ({ slug, scale: 'shoes' })

describe('the shopper’s own sizes', () => {
  it('[R10.197] are those selected last of each scale, and outlast that they are taken away', () => {
    noteSizes([clothes('m')])
    noteSizes([clothes('m'), shoes('sko-42')])
    noteSizes([clothes('l'), shoes('sko-42')])
    noteSizes([shoes('sko-42')])
    noteSizes([])
    expect([...ownSizes()]).toEqual(['l', 'sko-42'])
    expect(JSON.parse(localStorage.getItem(sizesKey) ?? '')).toEqual({ clothes: ['l'], shoes: ['sko-42'] })
  })

  it('[R10.197] are three of a scale at most', () => {
    noteSizes(['s', 'm', 'l', 'xl'].map(clothes))
    expect([...ownSizes()]).toEqual(['m', 'l', 'xl'])
  })

  it('[R10.197] stay in the page until the question about cookies is answered', () => {
    unanswer()
    noteSizes([clothes('m')])
    expect([[...ownSizes()], localStorage.getItem(sizesKey)]).toEqual([['m'], null])
  })

  it.each(['{', '[]', 'null', '7', '{"clothes":"m"}', '{"clothes":[1]}', '{"clothes":[""]}'])(
    'that storage does not tell are none: %s',
    (text) => {
      localStorage.setItem(sizesKey, text)
      expect([...ownSizes()]).toEqual([])
    },
  )
})
