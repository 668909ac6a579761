import type * as Wire from '@vidda/contract/wire'
import { NoAnswerError } from '@vidda/client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { articleDetail, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const color = { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '/api/v1/images/x' }
const inByen = [{ id: 4, qty: 3 }]
const soldOut = (id: number): Wire.Variant[] => [
  { id: id * 10, ean: `7090000${id}0`, shops: [], size: { id: 2, name: 'M' }, color },
  { id: id * 10 + 1, ean: `7090000${id}1`, shops: [], size: { id: 3, name: 'L' }, color },
]
const oneSize = (id: number): Wire.Variant[] => [
  { id: id * 10, ean: `7090000${id}0`, shops: inByen, size: { id: 9, name: 'One size' }, color },
]

const named = (id: number, name: string, change: Partial<Wire.ArticleDetail> = {}) =>
  articleDetail(id, { name, slug: `vare-${id}`, ...change })
const jacket = named(7, 'Jakke', { price: 1000, wornWith: [21, 22, 23] })
const outfit: Answers = {
  'articles/slug/vare-7': jacket,
  'articles/7': jacket,
  'articles/21': named(21, 'Genser', { price: 500 }),
  'articles/22': named(22, 'Lue', { price: 200, variants: oneSize(22) }),
  'articles/23': named(23, 'Votter', { price: 300, variants: soldOut(23) }),
  'articles/search': found([]),
  'customers/current': null,
}

async function openOutfit(answers: Answers = {}) {
  const api = fakeApi({ ...outfit, ...answers })
  const { app } = openShop('/product/vare-7', { api })
  await screen.findByRole('heading', { level: 1 })
  return { api, app }
}
const region = () => screen.findByRole('region', { name: 'Kjøp antrekket' })
const rows = async () => within(await region()).getAllByRole('listitem')
const size = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Størrelse på ${name}` })
const take = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Ta med ${name}` })
const add = async (name: string) => within(await region()).findByRole('button', { name })
const inCart = (): readonly string[] => {
  const stored = JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as { readonly orders?: readonly { readonly ean: string }[] }
  return (stored.orders ?? []).map(({ ean }) => ean)
}
const sum = async () => (await within(await region()).findByRole('status')).textContent

describe('the outfit of an article', () => {
  it('[R10.286] is the article with those that are worn with it: picture, name, price and size of each', async () => {
    await openOutfit()
    await take('Lue')
    expect((await rows()).map((row) => row.querySelector('[data-part="name"]')?.textContent)).toEqual(['Jakke', 'Genser', 'Lue', 'Votter'])
    for (const row of await rows()) expect(row.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(screen.getByRole('link', { name: 'Genser' }).getAttribute('href')).toBe('/product/vare-21#farge=5')
    expect(Array.from((await size('Genser')).options, ({ text }) => text)).toEqual(['Velg størrelse', 'M', 'L'])
    expect((await rows())[2]?.textContent).toContain('One size')
    expect(await sum()).toMatch(/Sum for 3 varer.*1\s?700,00/u)
  })

  it('[R10.286] is not there for an article that is worn with nothing, nor where what it is worn with is gone', async () => {
    const { api } = await openOutfit({ 'articles/slug/vare-7': named(7, 'Jakke') })
    expect(screen.queryByRole('region', { name: 'Kjøp antrekket' })).toBeNull()
    expect(api.calls.some(({ path }) => path === 'articles/21')).toBe(false)
  })

  it('[R10.286] leaves out what is not sold any more, and is gone without the rest', async () => {
    const gone = named(21, 'Genser', { hiddenFromWeb: true })
    const { api } = await openOutfit({ 'articles/21': gone, 'articles/22': undefined, 'articles/23': gone })
    await waitFor(() => expect(api.calls.filter(({ path }) => /^articles\/2\d$/u.test(path))).toHaveLength(3))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Kjøp antrekket' })).toBeNull())
  })

  it('[R10.287] is put into the cart at one press, each in its size', async () => {
    await openOutfit()
    await userEvent.selectOptions(await size('Jakke'), 'L')
    await userEvent.selectOptions(await size('Genser'), 'M')
    await userEvent.click(await add('Legg 3 varer i handlekurven'))
    expect(await screen.findByRole('dialog', { name: /Min Handlekurv/ })).toBeTruthy()
    expect(inCart()).toEqual(['7090000072', '70900000211', '7090000220'])
    await userEvent.keyboard('{Escape}')
    expect((await take('Genser')).checked).toBe(false)
  })

  it('[R10.287] takes the size over that is selected of the article itself', async () => {
    await openOutfit()
    await take('Lue')
    await userEvent.click(screen.getByRole('radio', { name: 'L' }))
    expect((await size('Jakke')).selectedOptions[0]?.text).toBe('L')
  })

  it('[R10.287] tells which sizes are missing, leads to the first, and puts nothing into the cart', async () => {
    await openOutfit()
    await userEvent.selectOptions(await size('Jakke'), 'L')
    await userEvent.click(await add('Legg 3 varer i handlekurven'))
    expect(await screen.findByText('Velg størrelse på Genser.')).toBeTruthy()
    expect(document.activeElement).toBe(await size('Genser'))
    expect((await size('Genser')).getAttribute('aria-invalid')).toBe('true')
    expect(inCart()).toEqual([])
    await userEvent.selectOptions(await size('Genser'), 'M')
    expect(screen.queryByText('Velg størrelse på Genser.')).toBeNull()
  })

  it('[R10.287] leaves out what is not taken, of its sum too, and asks for something where all is', async () => {
    await openOutfit()
    await userEvent.click(await take('Jakke'))
    await userEvent.click(await take('Genser'))
    expect(await sum()).toMatch(/Sum for 1 vare.*200,00/u)
    await userEvent.click(await add('Legg 1 vare i handlekurven'))
    await waitFor(() => expect(inCart()).toEqual(['7090000220']))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await add('Legg i handlekurven'))
    expect(await screen.findByText('Kryss av for det du vil ha.')).toBeTruthy()
  })

  it('[R10.287] says what is sold out, which can be neither taken nor sized', async () => {
    await openOutfit()
    await take('Lue')
    const row = (await rows())[3]
    expect(row?.textContent).toContain('Utsolgt')
    expect(row?.querySelectorAll('input, select')).toHaveLength(0)
  })
})

describe('an article of an outfit', () => {
  it('[R10.288] that is on its way keeps its place, and one that does not come is told there and can be fetched again', async () => {
    let answer: unknown = new NoAnswerError('no line')
    await openOutfit({
      'articles/21': () => {
        if (answer instanceof Error) throw answer
        return answer
      },
      'articles/22': () => new Promise(() => undefined),
    })
    expect(await screen.findByText('Vi fikk ikke hentet dette plagget.')).toBeTruthy()
    expect((await rows())[2]?.getAttribute('aria-busy')).toBe('true')
    expect((await rows())[0]?.textContent).toContain('Jakke')
    answer = named(21, 'Genser')
    await userEvent.click(within(await region()).getByRole('button', { name: 'Prøv igjen' }))
    expect(await size('Genser')).toBeTruthy()
  })

  it('[R10.288] that was sold meanwhile is told by name, and the others are in the cart', async () => {
    let isSold = false
    await openOutfit({
      'articles/22': () => named(22, 'Lue', { variants: oneSize(22).map((variant) => (isSold ? { ...variant, shops: [] } : variant)) }),
    })
    await userEvent.selectOptions(await size('Jakke'), 'L')
    await userEvent.selectOptions(await size('Genser'), 'M')
    isSold = true
    await userEvent.click(await add('Legg 3 varer i handlekurven'))
    expect(await screen.findByText('2 av 3 ligger i handlekurven. Disse kom ikke med: Lue.')).toBeTruthy()
    expect((await take('Lue')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Noen andre tok den siste.')).toBeTruthy()
    expect(inCart()).toEqual(['7090000072', '70900000211'])
    expect(screen.queryByRole('dialog')).toBeNull()
    // A second press does not put the others there once more.
    await act(async () => undefined)
    expect([(await take('Jakke')).checked, (await take('Lue')).checked]).toEqual([false, true])
    await userEvent.click(screen.getByRole('button', { name: 'Se handlekurven' }))
    expect(await screen.findByRole('dialog', { name: /Min Handlekurv/ })).toBeTruthy()
  })
})
