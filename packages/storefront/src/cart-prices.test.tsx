import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { article, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

/** A shopper who comes back to a cart with one article of 499 kr. */
async function openLater(path: string, answers: Answers = {}) {
  const view = openShop('/product/vare-7', { api: fakeApi() })
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  await screen.findByRole('dialog')
  view.unmount()
  // Without bestsellers, so that the only prices are the cart's.
  const api = fakeApi({ 'articles/search': found([]), ...answers })
  openShop(path, { api })
  await screen.findByText(/^Å betale/u)
  return api
}

const asked = 'articles/bundle?articles=7'

describe.each(['/checkout', '/checkout/reserver'])('a cart that has outlived a price, at %s', (path) => {
  it('costs what its goods cost now, and says so before anything is sent', async () => {
    await openLater(path, { [asked]: [article(7, { price: 649 })] })
    const notice = (await screen.findByText('Prisen er endret')).closest('[role=alert]')
    expect(notice?.textContent).toMatch(/Vare 7 kostet 499,00\skr .* 649,00\skr/u)
    expect(screen.getAllByText(/^649,00\skr$/u)).not.toEqual([])
    expect(screen.queryByText(/^499,00\skr$/u)).toBeNull()
  })

  it('stays as it is where nothing costs otherwise, and where nobody answers', async () => {
    const api = await openLater(path, { [asked]: [article(7)] })
    await expect.poll(() => api.calls.map((call) => call.path)).toContain(asked)
    expect(screen.queryByText('Prisen er endret')).toBeNull()
    expect(screen.getAllByText(/^499,00\skr$/u)).not.toEqual([])
  })
})
