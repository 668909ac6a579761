import { screen } from '@testing-library/react'
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

async function openArticle(variants: Variants) {
  const detail = articleDetail(7, { variants })
  openShop('/product/vare-7', { api: fakeApi({ 'articles/slug/vare-7': detail, 'articles/7': detail }) })
  await screen.findByRole('radio', { name: /^Fjord/ })
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const hint = () => screen.queryByText('Velg størrelse, så ser du hvilke butikker som har den.')
const chosenSize = (name: string) => screen.queryByText(`: ${name}`, { selector: 'legend > span' })

it.each<[string, Variants]>([
  ['is not made', []],
  ['is gone', [{ id: 74, ean: '74', shops: [], size: medium, color: blue }]],
])('[R1.14] a size that %s in the colour chosen after it has to be chosen anew', async (_, others) => {
  await openArticle([
    { id: 71, ean: '71', shops: inByen, size: medium, color: green },
    { id: 72, ean: '72', shops: inByen, size: large, color: green },
    { id: 73, ean: '73', shops: inByen, size: large, color: blue },
    ...others,
  ])
  await choose('M')
  expect([chosenSize('M') !== null, hint()]).toEqual([true, null])
  await choose('Fjord')
  expect([chosenSize('M'), hint() !== null]).toEqual([null, true])
  expect(screen.queryByRole('radio', { name: /^M/, checked: true })).toBeNull()
  await choose('L')
  await choose('Granskog')
  expect([chosenSize('L') !== null, hint()]).toEqual([true, null])
})

it('[R1.14] the only size stays chosen, whatever colour is', async () => {
  await openArticle([
    { id: 71, ean: '71', shops: inByen, size: medium, color: green },
    { id: 73, ean: '73', shops: [], size: medium, color: blue },
  ])
  await userEvent.click(screen.getByRole('radio', { name: /Fjord/ }))
  expect(await screen.findByText('Ingen av butikkene har denne størrelsen i denne fargen nå.')).toBeTruthy()
  expect(chosenSize('M')).toBeTruthy()
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
