import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openShop } from './shop.fixtures.tsx'

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

it('[R10.312] Enter follows the first hit', async () => {
  const { field, type } = await open()
  await type('gave')
  await userEvent.keyboard('{Enter}')
  expect(window.location.hash).toBe('#gave')
  expect(field.value).toBe('gave')
  window.history.replaceState(null, '', '/')
})

it('other pages have no such search', async () => {
  openShop('/om-oss', { page: async () => ({ title: 'Om oss', description: '', html }) })
  await screen.findByRole('heading', { level: 1, name: 'Om oss' })
  expect(screen.queryByRole('search', { name: 'Hva lurer du på?' })).toBeNull()
})
