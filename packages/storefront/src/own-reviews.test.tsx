import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openOwn, order, page, refused, reservation, review } from './my-page.fixtures.ts'
import { line } from './receipt.fixtures.ts'
import { article, type Answers } from './shop.fixtures.tsx'

const open = (answers: Answers) => openOwn('/min-side/anmeldelser', answers)
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const bundle = (...ids: readonly number[]) => ({ [`articles/bundle?articles=${ids.join(',')}`]: ids.map((id) => article(id)) })

it('[R10.147] what was written stands with its state, its article and the shop’s answer', async () => {
  open({
    ...bundle(7, 8),
    'customers/current/reviews': page([review(2, { approved: false, reviewable_id: 8 }), review(1, { reply: 'Takk for det!' })]),
  })
  const written = await section('Dine anmeldelser')
  await written.findByRole('link', { name: 'Vare 7' })
  const [waiting, shown] = written.getAllByRole('listitem')
  expect(waiting?.textContent).toMatch(/Vare 8.*Venter på godkjenning.*Anmeldelse 2/u)
  expect(shown?.textContent).toMatch(/Vare 7.*Vist.*★★★★☆.*Anmeldelse 1.*Svar fra Eksempel.*Takk for det!/u)
  expect(
    within(shown as HTMLElement)
      .getByRole('link', { name: 'Vare 7' })
      .getAttribute('href'),
  ).toBe('/product/vare-7')
})

it('[R10.147] says that an article is sold no more', async () => {
  open({ 'articles/bundle?articles=7': [], 'customers/current/reviews': page([review(1)]) })
  expect(await screen.findByRole('heading', { level: 2, name: 'Varen er ikke i sortimentet lenger' })).toBeTruthy()
})

it('[R10.148] asks for reviews of what was bought or collected, and of nothing that has one or was cancelled', async () => {
  const bought = (articleId: number) => ({ ...line, articleId })
  open({
    ...bundle(7, 8, 9),
    'customers/current/reviews': page([review(1)]),
    'customers/current/orders': page([
      order(2, { orderLines: [bought(7), bought(8)] }),
      order(1, { orderLines: [bought(10)], payment: { state: 'cancelled', token: 't', shopID: 4, shipping: 'collect' } }),
    ]),
    'customers/current/reservations': page([
      reservation(4, { statusID: 2, articles: [bought(9)] }),
      reservation(3, { statusID: 3, articles: [bought(11)] }),
    ]),
  })
  const asked = await section('Kjøpt, men ikke anmeldt')
  await waitFor(() => expect(asked.getAllByRole('listitem')).toHaveLength(2))
  expect(asked.getByRole('link', { name: 'Skriv en anmeldelse av Vare 8' }).getAttribute('href')).toBe('/product/vare-8#anmeldelser')
  expect(asked.getByRole('link', { name: 'Skriv en anmeldelse av Vare 9' })).toBeTruthy()
})

it('leads on where nothing was written, and asks again where it did not come', async () => {
  let tries = 0
  open({ 'customers/current/reviews': () => (tries++ === 0 ? refused(500)() : page([])) })
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }))
  await screen.findByRole('heading', { name: 'Ingen anmeldelser ennå' })
  expect(screen.getByRole('link', { name: 'Alle ordrer' }).getAttribute('href')).toBe('/min-side/ordrer')
})

it('[R10.157] a review is deleted once that is said twice, and its article may be reviewed anew', async () => {
  const deleted: string[] = []
  const { api } = open({
    ...bundle(7, 8),
    'customers/current/reviews': page([review(2, { reviewable_id: 8 }), review(1)]),
    'reviews/1': () => {
      deleted.push('1')
      return null
    },
  })
  const written = await section('Dine anmeldelser')
  const opener = await written.findByRole('button', { name: 'Slett anmeldelsen av Vare 7' })
  await userEvent.click(opener)
  const question = written.getByRole('group', { name: 'Vil du slette anmeldelsen?' })
  expect(document.activeElement).toBe(question)
  await userEvent.click(within(question).getByRole('button', { name: 'Behold den' }))
  expect(document.activeElement).toBe(written.getByRole('button', { name: 'Slett anmeldelsen av Vare 7' }))
  expect(deleted).toEqual([])
  await userEvent.click(written.getByRole('button', { name: 'Slett anmeldelsen av Vare 7' }))
  await userEvent.click(written.getByRole('button', { name: 'Slett anmeldelsen' }))
  await waitFor(() => expect(written.getAllByRole('listitem')).toHaveLength(1))
  expect(written.getByRole('listitem').textContent).toContain('Vare 8')
  expect(await screen.findByText('Anmeldelsen er slettet')).toBeTruthy()
  expect(api.calls.filter(({ method }) => method === 'delete').map(({ path }) => path)).toEqual(['reviews/1'])
})

it('[R10.157] a failure leaves the review, and one that was deleted elsewhere goes', async () => {
  let tries = 0
  open({ ...bundle(7), 'customers/current/reviews': page([review(1)]), 'reviews/1': () => refused(tries++ === 0 ? 500 : 404)() })
  await userEvent.click(await screen.findByRole('button', { name: 'Slett anmeldelsen av Vare 7' }))
  await userEvent.click(screen.getByRole('button', { name: 'Slett anmeldelsen' }))
  expect(await screen.findByText('Noe gikk galt')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Slett anmeldelsen' }))
  expect(await screen.findByRole('heading', { name: 'Ingen anmeldelser ennå' })).toBeTruthy()
})
