import { describe, expect, it } from 'vitest'
import { merged } from './merged.ts'

describe('two changes of one file', () => {
  const base = { cart: { title: 'Kurv', empty: 'Tom' }, menu: ['a', 'b'] }
  it('[R11.54] are both kept where they are of other keys', () => {
    const mine = { ...base, cart: { ...base.cart, title: 'Sekk' } }
    const theirs = { ...base, cart: { ...base.cart, empty: 'Tomt' }, menu: ['b'], more: 1 }
    expect(merged(base, mine, theirs)).toEqual({ cart: { title: 'Sekk', empty: 'Tomt' }, menu: ['b'], more: 1 })
  })

  it('[R11.54] of the same key leave mine; what one has taken out and the other left is gone', () => {
    expect(merged(base, { ...base, menu: ['c'] }, { ...base, menu: [] })).toEqual({ ...base, menu: ['c'] })
    expect(merged(base, { cart: base.cart }, base)).toEqual({ cart: base.cart })
    expect(merged(base, base, { menu: base.menu })).toEqual({ menu: base.menu })
  })
})
