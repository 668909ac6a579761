import { applyDiscount, emptyCart, type NewLine } from '@vidda/domain/cart'
import { oreFromKroner } from '@vidda/domain/money-wire'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cartKey } from '../app/index.ts'
import { createCartStore, persistCart } from './cart-store.ts'
import { emptyTheCart, removeFromCart, undoRemoval } from './removal.ts'

const line = (ean: string): NewLine => ({
  id: 71,
  ean,
  name: 'Rim Ullgenser',
  gender: 2,
  size: 'M',
  color: 'Granskog',
  price: oreFromKroner(499),
  beforePrice: null,
  pant: oreFromKroner(0),
  frightPrice: oreFromKroner(99),
  image: '/api/v1/images/x',
  canPurchase: true,
  variant: {
    id: 71,
    ean,
    availability: 1,
    shops: [{ id: 4, qty: 3 }],
    size: { id: 2, name: 'M' },
    color: { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '' },
  },
  articleId: 7,
  slug: 'rim-ullgenser',
  webPurchaseLimit: 5,
  onlyCC: false,
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

/** A cart as a page load makes it; the stores of one test share the browser's storage, as its tabs do. */
function pageLoad(storage = localStorage) {
  const store = createCartStore()
  stops.push(persistCart(store, () => storage, window))
  return store
}

/** The browser tells other tabs, never the one that wrote. */
const tellOtherTabs = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

/** Back in a page that the browser had put aside, and that heard of no other tab meanwhile. */
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

const lines = (store: ReturnType<typeof createCartStore>) => store.getState().cart.orders.map(({ ean, count }) => [ean, count])

describe('a new page load', () => {
  it('[R4.08] has the same lines, counts, sums and discount', () => {
    const before = pageLoad()
    before.getState().add(line('1'))
    before.getState().add(line('1'))
    before.getState().add(line('2'))
    before.setState(({ cart }) => ({ cart: applyDiscount(cart, { fixed: true, amount: oreFromKroner(100) }) }))
    const { cart, ready } = pageLoad().getState()
    expect(ready).toBe(true)
    expect(cart.orders.map(({ ean, count }) => [ean, count])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
    expect(cart.count).toBe(3)
    expect(cart.total).toBe(oreFromKroner(3 * 499 - 100))
    expect(cart.discount).toEqual(before.getState().cart.discount)
  })

  it('[R4.08] after emptying it, it stays empty', () => {
    const before = pageLoad()
    before.getState().add(line('1'))
    emptyTheCart(before)
    expect(pageLoad().getState().cart).toEqual(emptyCart)
  })

  it.each(['{', 'null', '7', '{"orders":[{"ean":1}]}'])('begins with an empty cart where the storage holds %s', (text) => {
    localStorage.setItem(cartKey, text)
    expect(pageLoad().getState().cart).toEqual(emptyCart)
  })
})

describe('a storage that does not work', () => {
  const broken = (part: 'getItem' | 'setItem'): Storage => ({
    length: 0,
    key: () => null,
    clear: () => undefined,
    removeItem: () => undefined,
    getItem: () => null,
    setItem: () => undefined,
    [part]: () => {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })

  it.each(['getItem', 'setItem'] as const)('leaves the cart in memory when %s throws', (part) => {
    const store = pageLoad(broken(part))
    expect(store.getState().add(line('1'))).toBe(true)
    expect(store.getState()).toMatchObject({ ready: true, cart: { count: 1 } })
  })

  it('leaves the cart in memory when even touching it throws', () => {
    const store = createCartStore()
    const touch = () => {
      throw new DOMException('not allowed', 'SecurityError')
    }
    stops.push(persistCart(store, touch, window))
    expect(store.getState().add(line('1'))).toBe(true)
    expect(store.getState()).toMatchObject({ ready: true, cart: { count: 1 } })
  })

  it.each(['getItem', 'setItem'] as const)(
    'has taken nothing of the cart when the shopper comes back to the page and %s throws',
    (part) => {
      const store = pageLoad(broken(part))
      store.getState().add(line('1'))
      comeBack()
      expect(lines(store)).toEqual([['1', 1]])
    },
  )

  it('is not asked to take over an older cart when another tab changes something else', () => {
    const store = pageLoad(broken('setItem'))
    store.getState().add(line('1'))
    tellOtherTabs('another-key')
    expect(lines(store)).toEqual([['1', 1]])
  })
})

describe('other tabs', () => {
  it('have the cart as it is changed here', () => {
    const [here, there] = [pageLoad(), pageLoad()]
    here.getState().add(line('1'))
    expect(lines(there)).toEqual([])
    tellOtherTabs(cartKey)
    expect(lines(there)).toEqual([['1', 1]])
  })

  it('empty theirs when the storage is cleared', () => {
    const store = pageLoad()
    store.getState().add(line('1'))
    localStorage.clear()
    tellOtherTabs(null)
    expect(lines(store)).toEqual([])
  })

  it('are not written back to: two tabs would answer each other for ever', () => {
    const [here, there] = [pageLoad(), pageLoad()]
    here.getState().add(line('1'))
    const write = vi.spyOn(Storage.prototype, 'setItem')
    tellOtherTabs(cartKey)
    expect(lines(there)).toEqual([['1', 1]])
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  it('and later pages are caught up with by a page that the shopper comes back to, before it adds anything', () => {
    const [early, late] = [pageLoad(), pageLoad()]
    late.getState().add(line('1'))
    late.setState({ promoCode: 'SOMMER' })
    comeBack()
    early.getState().add(line('2'))
    expect(lines(pageLoad())).toEqual([
      ['1', 1],
      ['2', 1],
    ])
    expect(early.getState().promoCode).toBe('SOMMER')
  })

  it('are no longer listened to once it is stopped', () => {
    const store = createCartStore()
    persistCart(store, () => localStorage, window)()
    pageLoad().getState().add(line('1'))
    tellOtherTabs(cartKey)
    comeBack()
    expect(lines(store)).toEqual([])
    store.getState().add(line('2'))
    expect(localStorage.getItem(cartKey)).not.toContain('"2"')
  })
})

it('says when the limit or the first shop’s stock forbids one more', () => {
  const { add } = pageLoad().getState()
  expect([1, 2, 3, 4].map(() => add(line('1')))).toEqual([true, true, true, false])
})

describe('a removed line', () => {
  const three = () => {
    const store = pageLoad()
    for (const ean of ['1', '2', '2', '3']) store.getState().add(line(ean))
    return store
  }

  it('comes back where it stood, with its count', () => {
    const store = three()
    removeFromCart(store, '2')
    expect(lines(store)).toEqual([
      ['1', 1],
      ['3', 1],
    ])
    undoRemoval(store)
    expect(lines(store)).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 1],
    ])
    expect(lines(pageLoad())).toEqual(lines(store))
    expect(store.getState().removed).toBeNull()
  })

  it('brings the discount back that went with the last line, but not a code that was taken out', () => {
    const store = pageLoad()
    store.getState().add(line('1'))
    store.setState(({ cart }) => ({ cart: applyDiscount(cart, { fixed: true, amount: oreFromKroner(100) }), promoCode: 'VINTER' }))
    const { total } = store.getState().cart
    removeFromCart(store, '1')
    expect(store.getState().cart.discount.activated).toBe(false)
    undoRemoval(store)
    expect(store.getState().cart.total).toBe(total)
    removeFromCart(store, '1')
    store.setState({ promoCode: null })
    undoRemoval(store)
    expect(store.getState().cart.total).toBe(oreFromKroner(499))
  })

  it('is put back into what another tab has made of the cart, once', () => {
    const [here, there] = [three(), pageLoad()]
    removeFromCart(here, '2')
    tellOtherTabs(cartKey)
    removeFromCart(there, '1')
    there.getState().add(line('4'))
    tellOtherTabs(cartKey)
    undoRemoval(here)
    expect(lines(here).map(([ean]) => ean)).toEqual(['3', '2', '4'])
    undoRemoval(here)
    expect(lines(here)).toHaveLength(3)
  })

  it('that another tab has added again is not put back twice', () => {
    const [here, there] = [three(), pageLoad()]
    removeFromCart(here, '2')
    tellOtherTabs(cartKey)
    there.getState().add(line('2'))
    tellOtherTabs(cartKey)
    undoRemoval(here)
    expect(lines(here).find(([ean]) => ean === '2')).toEqual(['2', 1])
  })

  it('is forgotten by the next page load, and with a cart that is emptied', () => {
    const store = three()
    removeFromCart(store, '2')
    expect(pageLoad().getState().removed).toBeNull()
    emptyTheCart(store)
    expect(store.getState().removed).toBeNull()
  })
})
