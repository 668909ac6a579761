import { ApiError } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { receipt } from './receipt.fixtures.ts'
import { article, articleDetail, fakeApi, found, openShop, validated, type Answers } from './shop.fixtures.tsx'

const send = () => screen.getByRole('button', { name: 'Reserver' })
const field = (name: string) => screen.getByRole('textbox', { name })

describe('a cart of which one article cannot be had', () => {
  const two = found([article(7), article(8)])
  const hits = { 'articles/8': articleDetail(8), 'articles/slug/vare-8': articleDetail(8), 'articles/search': two }
  const gone = '7090000081'
  const without = (problem: Wire.LineProblem) => (sent: Wire.ValidateBody) => ({
    lines: sent.lines.map(({ EanNo }) => validated(EanNo, EanNo === gone ? problem : null)),
  })

  /** A shopper who comes back with two articles in the cart. */
  async function comeBack(path: string, answers: Answers = {}) {
    const before = fakeApi(hits)
    for (const slug of ['vare-7', 'vare-8']) {
      const { unmount } = openShop(`/product/${slug}`, { api: before })
      await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
      await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
      await screen.findByRole('dialog')
      unmount()
    }
    const api = fakeApi({
      ...hits,
      'articles/availability/7,8': fakeStock(7),
      reservations: receipt,
      'receipts/hemmelig': receipt,
      ...answers,
    })
    openShop(path, { api })
    return { api, sent: () => api.calls.filter(({ path: asked }) => asked === 'reservations') }
  }
  const fakeStock = (...ids: readonly number[]) =>
    ids.map((id) => ({ articleId: id, shops: [4], variants: articleDetail(id).variants.map(({ ean, shops }) => ({ ean, shops })) }))

  async function fillIn() {
    await userEvent.click(await screen.findByRole('radio', { name: /Byen/ }))
    await userEvent.type(field('Navn'), 'Kari Nordmann')
    await userEvent.type(field('E-post'), 'kari@eksempel.no')
    await userEvent.type(field('Mobilnummer'), '41234567')
  }

  it.each([
    ['unknown', 'Vare 8 (Granskog, M) selges ikke lenger.'],
    ['hidden', 'Vare 8 (Granskog, M) selges ikke lenger.'],
    ['sold_out', 'Vare 8 (Granskog, M) er utsolgt i alle butikkene.'],
    ['too_few', 'Ingen butikk har 1 stk. av Vare 8 (Granskog, M).'],
    ['over_limit', 'Du kan få høyst 5 stk. av Vare 8 (Granskog, M).'],
  ] as const)('names the line that is %s, and reserves the rest', async (problem, words) => {
    const { sent } = await comeBack('/checkout/reserver', { 'checkout/validate': without(problem) })
    const notice = (await screen.findByText('Noe i handlekurven er ikke å få')).closest('[role=alert]')
    expect(notice?.textContent).toContain(words)
    expect(await screen.findByRole('heading', { name: 'Har resten av handlekurven' })).toBeTruthy()
    await fillIn()
    await userEvent.click(send())
    await screen.findByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' })
    expect(sent()).toMatchObject([{ sent: { items: [{ EanNo: '7090000071', Count: 1 }] } }])
    // The other one stays in the cart.
    expect(screen.getByText('1', { selector: '[role=status]' })).toBeTruthy()
  })

  it('takes it out where asked to, and says no more of it', async () => {
    await comeBack('/checkout/reserver', { 'checkout/validate': without('hidden') })
    await userEvent.click(await screen.findByRole('button', { name: 'Fjern Vare 8 (Granskog, M)' }))
    expect(screen.queryByText('Noe i handlekurven er ikke å få')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Har varen' })).toBeTruthy()
  })

  it('marks the line in the cart', async () => {
    await comeBack('/checkout', { 'checkout/validate': without('hidden') })
    const words = await screen.findByText('Vare 8 selges ikke lenger.')
    expect(within(words.closest('li') as HTMLElement).getByRole('button', { name: 'Fjern Vare 8' })).toBeTruthy()
    expect(screen.queryByText('Vare 7 selges ikke lenger.')).toBeNull()
  })

  it('that went while the form was filled in is found out by the refusal', async () => {
    let isGone = false
    const refusal = new ApiError(422, {
      message: 'EAN number must be known',
      code: 'validation_failed',
      requestId: '1',
      errors: { 'items.1.EanNo': ['EAN number must be known'] },
    })
    const { sent } = await comeBack('/checkout/reserver', {
      'articles/availability/7,8': fakeStock(7, 8),
      'checkout/validate': (body: Wire.ValidateBody) =>
        isGone ? without('unknown')(body) : { lines: body.lines.map(({ EanNo }) => validated(EanNo)) },
      reservations: (body: Wire.ReservationBody) => {
        isGone = true
        if (body.items.length > 1) throw refusal
        return receipt
      },
    })
    await fillIn()
    await userEvent.click(send())
    await screen.findByText('Noe i handlekurven er ikke å få lenger. Se hva det er, og reserver resten.')
    await screen.findByText('Vare 8 (Granskog, M) selges ikke lenger.')
    await userEvent.click(send())
    await screen.findByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' })
    expect(sent()).toHaveLength(2)
  })

  it('and of which nothing else is left sends nothing', async () => {
    const { sent } = await comeBack('/checkout/reserver', {
      'articles/availability/7,8': [],
      'checkout/validate': (body: Wire.ValidateBody) => ({ lines: body.lines.map(({ EanNo }) => validated(EanNo, 'unknown')) }),
    })
    await screen.findByText('Vare 7 (Granskog, M) selges ikke lenger.')
    await screen.findByText('Ingen butikk har varene akkurat nå')
    expect(screen.queryByRole('radio', { name: /Byen/ })).toBeNull()
    await userEvent.click(send())
    await screen.findByText('Ingenting i handlekurven er å få akkurat nå.')
    expect(sent()).toEqual([])
  })
})
