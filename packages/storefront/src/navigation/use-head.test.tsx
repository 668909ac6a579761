import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Head } from '../app/index.ts'
import { Shop } from '../Shop.tsx'
import { appOf } from '../shop.fixtures.tsx'
import { useHead } from './index.ts'

afterEach(() => {
  document.head.innerHTML = ''
})

function Frame() {
  useHead()
  return <Outlet />
}

const screen = (path: string, head: Head) => ({
  id: path,
  path,
  loader: () => ({}),
  Component: () => null,
  handle: { head: () => head, loads: true },
})
const described = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content')

it('leaves what the server printed of the first page, and tells of the next', async () => {
  document.head.innerHTML = '<meta name="description" content="Alle klær som serveren kjenner.">'
  const children = [
    screen('/klaer', { title: 'Klær', description: 'Alle klær.', canonical: '/klaer' }),
    screen('/sko', { title: 'Sko', description: 'Alle sko.', canonical: '/sko' }),
  ]
  const router = createMemoryRouter([{ id: 'layout', Component: Frame, children }], {
    initialEntries: ['/klaer'],
    hydrationData: { loaderData: { '/klaer': {} } },
  })
  render(
    <Shop app={appOf()}>
      <RouterProvider router={router} />
    </Shop>,
  )
  expect(described()).toBe('Alle klær som serveren kjenner.')
  await act(() => router.navigate('/sko'))
  expect([document.title, described()]).toEqual(['Sko', 'Alle sko.'])
  await act(() => router.navigate(-1))
  expect(document.title).toBe('Klær')
})
