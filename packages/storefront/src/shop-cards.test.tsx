import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import './near.fixtures.ts'
import { fakeApi, openShop, shop } from './shop.fixtures.tsx'

const shops = [shop(4, 'Ås', { postNo: '1430' }), shop(6, 'Bodø', { postNo: '8006', phone: '75000006' })]

it('[R10.318] has each shop’s phone number and map below its week, and makes it the shopper’s own shop or no longer so', async () => {
  openShop('/butikker', { api: fakeApi({ shops }) })
  const bodo = within((await screen.findByRole('heading', { level: 2, name: 'Bodø' })).closest('article') as HTMLElement)
  const week = bodo.getByText('Alle åpningstider').closest('details') as HTMLElement
  expect(within(week).getByRole('link', { name: /^75\s00\s00\s06$/ })).toBeTruthy()
  expect(within(week).getByRole('link', { name: 'Vis i kart' })).toBeTruthy()
  fireEvent.click(bodo.getByRole('button', { name: 'Velg butikken Bodø som min butikk' }))
  expect(await screen.findByRole('link', { name: 'Min butikk: Bodø' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('vd-shop') ?? '')).toEqual({ id: 6, name: 'Bodø', slug: 'bodo' })
  fireEvent.click(bodo.getByRole('button', { name: 'Valgt: Bodø er min butikk. Fjern valget' }))
  expect(await screen.findByRole('link', { name: 'Min butikk' })).toBeTruthy()
})

it('[R10.328] shows the picture of a shop that has one beside its name, as decoration, and large on its page', async () => {
  const seen = shop(9, 'Geilo', { image: '/api/v1/images/geilo', imageAlt: 'Butikken i et tømret hus' })
  openShop('/butikker', { api: fakeApi({ shops: [...shops, seen] }) })
  const card = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement
  const picture = within(await card('Geilo')).getByRole('presentation')
  expect([picture.getAttribute('src'), picture.getAttribute('alt')]).toEqual(['/api/v1/images/geilo/640.jpg', ''])
  expect((await card('Bodø')).querySelector('picture')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Geilo' }))
  const large = await screen.findByRole('img', { name: 'Butikken i et tømret hus' })
  expect(large.getAttribute('fetchpriority')).toBe('high')
})
