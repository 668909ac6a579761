import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { articleDetail, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const cartLink = () => screen.getByTitle('Gå til kassen')
const add = () => screen.findByRole('button', { name: 'Legg i handlekurven' })

async function putIntoCart(answers: Answers = {}) {
  const api = fakeApi(answers)
  const view = openShop('/product/vare-7', { api })
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(await add())
  return { ...view, api }
}

describe('the cart on a new page load', () => {
  const modal = { name: 'Min Handlekurv' }

  it('[R2.59] opens where the address has the flag, which is spent then', async () => {
    const { unmount } = await putIntoCart()
    await screen.findByRole('dialog', modal)
    unmount()
    const { router, unmount: leave } = openShop('/product/vare-7?openCart&fra=kurv#farge=5')
    await screen.findByRole('dialog', modal)
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '?fra=kurv', hash: '#farge=5' }))
    // A closing modal stays in the document until its animation has ended.
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(screen.getByRole('dialog', modal)).toBeTruthy()
    leave()
    openShop('/product/vare-7?fra=kurv')
    await add()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[R2.59] opens where the storage has the flag, which is spent then', async () => {
    sessionStorage.setItem('vd-open-cart', 'true')
    const { unmount } = openShop('/product/vare-7')
    await screen.findByRole('dialog', modal)
    unmount()
    openShop('/product/vare-7')
    await add()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('into the cart', () => {
  it('opens the cart modal with the title Min Handlekurv and counts the article', async () => {
    await putIntoCart()
    const modal = within(await screen.findByRole('dialog', { name: 'Min Handlekurv' }))
    expect((await modal.findByRole('link', { name: 'Vare 7' })).getAttribute('href')).toBe('/product/vare-7')
    expect(within(cartLink()).getByText('1')).toBeTruthy()
  })

  it('[R3.23] has a line with all that the cart needs of an article, and 99 kr freight where the article names none', async () => {
    const { frightPrice: _, ...withoutFreight } = articleDetail(7)
    await putIntoCart({ 'articles/7': withoutFreight })
    await screen.findByRole('dialog', { name: 'Min Handlekurv' })
    const { orders } = JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as { orders: readonly Record<string, unknown>[] }
    expect(Object.keys(orders[0] ?? {})).toEqual(
      expect.arrayContaining(
        'count id ean name gender size color price pant frightPrice image canPurchase variant articleId webPurchaseLimit onlyCC'.split(' '),
      ),
    )
    expect(orders).toMatchObject([{ count: 1, name: 'Vare 7', size: 'M', articleId: 7, frightPrice: 9900 }])
  })

  it.each([
    ['that freight may follow', {}, 'Å betale, uten frakt'],
    ['nothing of freight where the goods can only be collected', { onlyCC: true }, 'Å betale'],
  ])('[R10.191] says of the sum %s', async (_, change, label) => {
    await putIntoCart({ 'articles/7': articleDetail(7, change) })
    const modal = within(await screen.findByRole('dialog', { name: 'Min Handlekurv' }))
    expect(await modal.findByText(label, { exact: true })).toBeTruthy()
  })

  it('has a removed line back by Angre, and forgets it when it is closed', async () => {
    await putIntoCart()
    const modal = within(await screen.findByRole('dialog', { name: 'Min Handlekurv' }))
    await userEvent.click(await modal.findByRole('button', { name: 'Fjern Vare 7' }))
    await userEvent.click(modal.getByRole('button', { name: /^Angre/ }))
    expect(document.activeElement).toBe(modal.getByRole('button', { name: 'Fjern Vare 7' }))
    await userEvent.click(modal.getByRole('button', { name: 'Fjern Vare 7' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await add())
    expect((await screen.findByRole('dialog', { name: 'Min Handlekurv' })).textContent).not.toContain('Fjernet')
  })

  it('stays open where the address follows the selected colour only after the press', async () => {
    const { router } = await putIntoCart()
    await screen.findByRole('dialog', { name: 'Min Handlekurv' })
    await act(() => router.navigate('/product/vare-7#farge=5', { replace: true, preventScrollReset: true }))
    expect(screen.getByRole('dialog', { name: 'Min Handlekurv' })).toBeTruthy()
    await act(() => router.navigate('/product/vare-7'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Min Handlekurv' })).toBeNull())
  })

  it('[R4.08] a new page load has it still', async () => {
    const { unmount } = await putIntoCart()
    await screen.findByRole('dialog', { name: 'Min Handlekurv' })
    unmount()
    openShop('/checkout')
    const lines = within(await screen.findByRole('list', { name: 'Varer i handlekurven' }))
    expect(lines.getByRole('link', { name: 'Vare 7' })).toBeTruthy()
    expect(within(cartLink()).getByText('1')).toBeTruthy()
  })

  it('asks for a size first, and takes nothing', async () => {
    openShop('/product/vare-7')
    await userEvent.click(await add())
    expect(screen.getByRole('alert').textContent).toBe('Velg en størrelse først')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes the price and the stock of now, not those of a page that may be old', async () => {
    const { unmount } = await putIntoCart({ 'articles/7': articleDetail(7, { price: 299 }) })
    await screen.findByRole('dialog', { name: 'Min Handlekurv' })
    unmount()
    openShop('/checkout', { api: fakeApi({ 'articles/search': found([]) }) })
    expect(await screen.findAllByText(/^299,00\skr$/)).not.toHaveLength(0)
    expect(screen.queryByText(/499,00/)).toBeNull()
  })

  it('leaves the focus on the button that was pressed, and takes no other press while it works', async () => {
    let answer: () => void = () => undefined
    const slow = vi.fn(() => new Promise((resolve) => (answer = () => resolve(articleDetail(7)))))
    openShop('/product/vare-7', { api: fakeApi({ 'articles/7': slow }) })
    await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
    const button = await add()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const reserve = screen.getByRole('button', { name: 'Reserver i butikk' })
    expect([button, reserve].map((way) => [way.matches(':disabled'), way.getAttribute('aria-disabled')])).toEqual([
      [false, 'true'],
      [false, 'true'],
    ])
    for (const way of [button, reserve, await screen.findByRole('button', { name: 'Reserver her: Byen' })]) await userEvent.click(way)
    button.focus()
    await waitFor(() => expect(slow).toHaveBeenCalledOnce())
    await act(async () => answer())
    await screen.findByRole('dialog', { name: 'Min Handlekurv' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(within(cartLink()).getByText('1')).toBeTruthy()
    expect(slow).toHaveBeenCalledOnce()
  })

  it('says so when somebody else took the last one', async () => {
    const variants = articleDetail(7).variants.map((variant) => ({ ...variant, shops: [] }))
    await putIntoCart({ 'articles/7': articleDetail(7, { variants }) })
    expect(await screen.findByText(/Noen andre tok den siste/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so when it has been hidden from the web meanwhile', async () => {
    await putIntoCart({ 'articles/7': articleDetail(7, { hiddenFromWeb: true }) })
    expect(await screen.findByText(/Noen andre tok den siste/)).toBeTruthy()
  })

  it('takes the page’s own facts when nothing answers: the reservation checks again', async () => {
    await putIntoCart({ 'articles/7': () => Promise.reject(new TypeError('no line')) })
    expect(await screen.findByRole('dialog', { name: 'Min Handlekurv' })).toBeTruthy()
  })
})

describe('the cart screen', () => {
  it('is empty with a way on', async () => {
    openShop('/checkout')
    expect(await screen.findByText('Handlekurven er tom')).toBeTruthy()
  })

  it('keeps the focus when the last line is removed: on the heading', async () => {
    const { unmount } = await putIntoCart()
    await screen.findByRole('dialog')
    unmount()
    openShop('/checkout')
    const remove = await screen.findByRole('button', { name: 'Fjern Vare 7' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Handlekurven er tom')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('says what was removed, and undoes it by the keyboard; a reload says nothing of it', async () => {
    const { unmount } = await putIntoCart()
    await screen.findByRole('dialog')
    unmount()
    const { unmount: reload } = openShop('/checkout')
    const remove = { name: 'Fjern Vare 7' }
    const removed = () => screen.queryByText('Fjernet Vare 7, Granskog, M')
    await userEvent.click(await screen.findByRole('button', remove))
    expect(removed()?.closest('[role=status]')).toBeTruthy()
    screen.getByRole('button', { name: /^Angre/ }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', remove))
    expect(removed()).toBeNull()
    await userEvent.click(screen.getByRole('button', remove))
    reload()
    openShop('/checkout')
    expect(await screen.findByText('Handlekurven er tom')).toBeTruthy()
    expect(removed()).toBeNull()
  })

  it('[R4.08] a forbidden storage breaks nothing', async () => {
    const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('not allowed', 'SecurityError')
    })
    openShop('/checkout')
    expect(await screen.findByText('Handlekurven er tom')).toBeTruthy()
    forbidden.mockRestore()
  })
})

describe('another tab', () => {
  /** The browser tells other tabs, never the one that wrote. */
  const changed = (key: string, value: string) => {
    localStorage.setItem(key, value)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  }

  it('[R4.29] that changes the cart or the promo code is followed without a reload', async () => {
    const { unmount } = await putIntoCart()
    await screen.findByRole('dialog')
    const one = JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as { orders: { count: number }[] }
    unmount()
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    openShop('/checkout')
    await screen.findByRole('list', { name: 'Varer i handlekurven' })
    const orders = one.orders.map((line) => ({ ...line, count: 2 }))
    changed('vd-cart', JSON.stringify({ ...one, orders, discount: { activated: true, fixed: false, amount: 0.1, originalTotal: 0 } }))
    expect(await within(cartLink()).findByText('2')).toBeTruthy()
    expect(await screen.findByText('Rabatt')).toBeTruthy()
    changed('vd-promocode', '"SOMMER"')
    expect(await screen.findByText('Rabatt med SOMMER')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    reload.mockRestore()
  })
})
