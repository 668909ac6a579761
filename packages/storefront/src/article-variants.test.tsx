import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { articleDetail, fakeApi, openShop } from './shop.fixtures.tsx'

const green = { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '/api/v1/images/x' }
const blue = { id: 6, name: 'Fjord', hex: '#123a6b', colorCode: 'FJO', imagePath: '/api/v1/images/y' }
const [medium, large] = [
  { id: 2, name: 'M' },
  { id: 3, name: 'L' },
]
const inByen = [{ id: 4, qty: 3 }]

type Variants = ReturnType<typeof articleDetail>['variants']

async function openArticle(variants: Variants, path = '/product/vare-7') {
  const detail = articleDetail(7, { variants })
  const api = fakeApi({ 'articles/slug/vare-7': detail, 'articles/7': detail })
  const { router } = openShop(path, { api })
  await screen.findByRole('radio', { name: /^Fjord/ })
  return { router, api }
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const hint = () => screen.queryByText('Velg størrelse, så ser du hvilke butikker som har den.')
const selectedSize = (name: string) => screen.queryByText(`: ${name}`, { selector: 'legend > span' })

it.each<[string, Variants]>([
  ['is not made', []],
  ['is gone', [{ id: 74, ean: '74', shops: [], size: medium, color: blue }]],
])('[R1.14] a size that %s in the colour selected after it has to be selected anew', async (_, others) => {
  await openArticle([
    { id: 71, ean: '71', shops: inByen, size: medium, color: green },
    { id: 72, ean: '72', shops: inByen, size: large, color: green },
    { id: 73, ean: '73', shops: inByen, size: large, color: blue },
    ...others,
  ])
  await choose('M')
  expect([selectedSize('M') !== null, hint()]).toEqual([true, null])
  await choose('Fjord')
  expect([selectedSize('M'), hint() !== null]).toEqual([null, true])
  expect(screen.queryByRole('radio', { name: /^M/, checked: true })).toBeNull()
  await choose('L')
  await choose('Granskog')
  expect([selectedSize('L') !== null, hint()]).toEqual([true, null])
})

it('[R1.14] the only size stays selected, whatever colour is', async () => {
  await openArticle([
    { id: 71, ean: '71', shops: inByen, size: medium, color: green },
    { id: 73, ean: '73', shops: [], size: medium, color: blue },
  ])
  await userEvent.click(screen.getByRole('radio', { name: /Fjord/ }))
  expect(await screen.findByText('Utsolgt i Fjord')).toBeTruthy()
  expect(selectedSize('M')).toBeTruthy()
})

it.each<[string, Variants]>([
  ['one size', []],
  ['several sizes', [{ id: 74, ean: '74', shops: [], size: large, color: blue }]],
])('[R1.14] a colour that is sold out in %s can be had in no way, and is no question of the size', async (_, others) => {
  const { api } = await openArticle([
    { id: 71, ean: '71', shops: inByen, size: medium, color: green },
    { id: 73, ean: '73', shops: [], size: medium, color: blue },
    ...others,
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Fjord (ikke på lager)' }))
  expect(screen.queryByRole('button', { name: /Legg i handlekurven|Reserver/ })).toBeNull()
  expect([hint(), screen.queryByText('Utsolgt i Fjord') !== null]).toEqual([null, true])
  expect(api.calls.map(({ path }) => path)).not.toContain('articles/7')
  await choose('Granskog')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Legg i handlekurven' }).disabled).toBe(false)
})

it('a size that went with its colour after it had been bought is not asked for until the next press', async () => {
  await openArticle([
    { id: 71, ean: '71', shops: inByen, size: medium, color: green },
    { id: 73, ean: '73', shops: inByen, size: large, color: blue },
  ])
  await choose('M')
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  await screen.findByRole('dialog', { name: 'Min Handlekurv' })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('radio', { name: 'Fjord' }))
  expect(screen.queryByText('Velg en størrelse først')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  expect(screen.getByText('Velg en størrelse først')).toBeTruthy()
})

const bothColors: Variants = [
  { id: 71, ean: '71', shops: inByen, size: medium, color: green },
  { id: 73, ean: '73', shops: inByen, size: medium, color: blue },
]
const isSelected = async (name: string) => (await screen.findByRole<HTMLInputElement>('radio', { name })).checked

it('the selected colour is in the address, which loads nothing anew and is no screen of its own, and is there again on the way back', async () => {
  const { router, api } = await openArticle(bothColors, '/product/vare-7?utm_source=brev')
  const asked = () => api.calls.filter(({ path }) => path === 'articles/slug/vare-7').length
  await choose('Fjord')
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?utm_source=brev', hash: '#farge=6' }))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(JSON.parse(sessionStorage.getItem('vd-breadcrumbs') ?? '[]')).toHaveLength(1)
  await act(() => router.navigate('/om-oss'))
  await act(() => router.navigate(-1))
  expect([await isSelected('Fjord'), asked()]).toEqual([true, 1])
})

it('an address opens with its colour, and with the usual one where it names none that is made', async () => {
  const { router } = await openArticle(bothColors, '/product/vare-7#farge=6')
  expect(await isSelected('Fjord')).toBe(true)
  await act(() => router.navigate('#anmeldelser'))
  expect(await isSelected('Fjord')).toBe(true)
  cleanup()
  await openArticle(bothColors, '/product/vare-7#farge=9')
  expect(await isSelected('Granskog')).toBe(true)
})
