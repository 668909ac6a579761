import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { createRoutes } from './routes/create-routes.tsx'
import { appOf, openShop } from './shop.fixtures.tsx'
import { Shop } from './Shop.tsx'

const html = `<h2 id="betaling">Betaling</h2><p>Kort og faktura.</p>
<h2 id="retur">Angrerett og retur</h2><p>Du har 14 dager.</p>
<h2 id="faq">Spørsmål og svar</h2><h3 id="gave">Kan en gave byttes?</h3><p>Ja, uten kvittering.</p><h3 id="ull">Klør ull?</h3><p>Sjelden. Retur er gratis.</p>`
const open = async () => {
  openShop('/kundeservice', { page: async () => ({ title: 'Kundeservice', description: '', html }) })
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Hva lurer du på?' })
  const help = within(screen.getByRole('search', { name: 'Hva lurer du på?' }))
  const type = async (words: string) => {
    await userEvent.type(field, words)
    await help.findByRole('status')
  }
  return { field, help, type, links: () => help.queryAllByRole('link') }
}

it('[R10.312] customer service is searched as one types: each hit leads to its place, and the count is told', async () => {
  const { help, type, links } = await open()
  expect(help.queryByRole('status')).toBeNull()
  await type('ret')
  expect((await help.findByRole('status')).textContent).toBe('2 treff')
  expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#retur', 'Angrerett og retur Du har 14 dager.'],
    ['#ull', 'Klør ull? Sjelden. Retur er gratis.'],
  ])
  expect(links()[1]?.querySelector('mark')?.textContent).toBe('Ret')
  await type('ur gra')
  expect(help.getByRole('status').textContent).toBe('1 treff')
})

it('[R10.312] what is not found leads to the phone and to mail', async () => {
  const { help, type, links } = await open()
  await type('sykkel')
  expect(help.getByRole('status').textContent).toBe('Ingen treff på «sykkel». Spør oss, så svarer vi.')
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['tel:61000000', 'mailto:hei@eksempel.example'])
})

it('[R10.312] arrows lead through the hits, Escape empties the field, and leaving it closes the list', async () => {
  const { field, help, type, links } = await open()
  await type('ret')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(links()[1])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect([document.activeElement, field.value, links().length, help.getByRole('status').textContent]).toEqual([field, '', 0, ''])
  await type('ret')
  await userEvent.tab({ shift: true })
  expect([field.value, links().length]).toEqual(['ret', 0])
  await userEvent.click(field)
  expect(links()).toHaveLength(2)
})

it('[R10.312] Enter follows the first hit, and no way to ask', async () => {
  const { field, type } = await open()
  await type('gave')
  await userEvent.keyboard('{Enter}')
  expect(window.location.hash).toBe('#gave')
  expect(field.value).toBe('gave')
  window.history.replaceState(null, '', '/')
  await userEvent.clear(field)
  await type('sykkel')
  const pressed = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', pressed)
  await userEvent.keyboard('{Enter}')
  document.removeEventListener('click', pressed)
  expect(pressed).not.toHaveBeenCalled()
})

it('[R10.312] a window that loses the focus leaves the list as it is', async () => {
  const { type, links } = await open()
  await type('ret')
  await userEvent.keyboard('{ArrowDown}')
  const [first] = links()
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  if (first) fireEvent.focusOut(first, { relatedTarget: null })
  vi.restoreAllMocks()
  expect(links()[0]).toBe(first)
})

it('[R10.312] finds what was written before the page lived', async () => {
  const app = appOf({ page: async () => ({ title: 'Kundeservice', description: '', html }) })
  const served = await createServerShop(app)(new Request('https://eksempel.example/kundeservice'))
  if (served.kind !== 'page') throw new Error(served.kind)
  const routes = createRoutes(app)
  for (const { route } of matchRoutes(routes, '/kundeservice') ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const hydrationData = JSON.parse(JSON.stringify(served.hydration)) as HydrationState
  const router = createMemoryRouter(routes, { initialEntries: ['/kundeservice'], hydrationData })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(served.element)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hva lurer du på?' })
  field.focus()
  field.value = 'gave'
  render(
    <Shop app={app}>
      <RouterProvider router={router} />
    </Shop>,
    { container, hydrate: true },
  )
  expect(await screen.findByRole('link', { name: /^Kan en gave byttes/ })).toBeTruthy()
  expect(field.value).toBe('gave')
})

it('other pages have no such search', async () => {
  openShop('/om-oss', { page: async () => ({ title: 'Om oss', description: '', html }) })
  await screen.findByRole('heading', { level: 1, name: 'Om oss' })
  expect(screen.queryByRole('search', { name: 'Hva lurer du på?' })).toBeNull()
})
