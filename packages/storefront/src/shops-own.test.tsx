import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import './near.fixtures.ts'
import { fakeApi, openShop, shop } from './shop.fixtures.tsx'

const shops = [shop(4, 'Ås', { postNo: '1430' }), shop(6, 'Bodø', { postNo: '8006', phone: '75000006' })]

it('[R10.318] has each shop’s phone number in sight, and makes it the shopper’s own shop or no longer so', async () => {
  openShop('/butikker', { api: fakeApi({ shops }) })
  const bodo = within((await screen.findByRole('heading', { level: 3, name: 'Bodø' })).closest('article') as HTMLElement)
  expect(bodo.getByRole('link', { name: /^75\s00\s00\s06$/ }).closest('details')).toBeNull()
  fireEvent.click(bodo.getByRole('button', { name: 'Velg butikken Bodø som min butikk' }))
  expect(await screen.findByRole('link', { name: 'Min butikk: Bodø' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('vd-shop') ?? '')).toEqual({ id: 6, name: 'Bodø', slug: 'bodo' })
  fireEvent.click(bodo.getByRole('button', { name: 'Valgt: Bodø er min butikk. Fjern valget' }))
  expect(await screen.findByRole('link', { name: 'Min butikk' })).toBeTruthy()
})
