import type * as Wire from '@vidda/contract/wire'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refusal } from './customer.fixtures.ts'
import { openOwn, order, page, refused, reservation, review } from './my-page.fixtures.ts'
import { line } from './receipt.fixtures.ts'
import { refetchUser } from './session/index.ts'
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
  expect(asked.getByRole('link', { name: 'Skriv en anmeldelse av Vare 8' }).getAttribute('href')).toBe('/product/vare-8?skriv#anmeldelser')
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

it('[R10.171] a review that was turned down says so, and what can be done', async () => {
  open({
    ...bundle(7, 8),
    'customers/current/reviews': page([
      review(2, { approved: false, rejected: true, reviewable_id: 8 }),
      review(1, { approved: false, rejected: false }),
    ]),
  })
  const written = await section('Dine anmeldelser')
  const [rejected, waiting] = written.getAllByRole('listitem')
  expect(rejected?.textContent).toMatch(/Ikke godkjent.*bare du ser den.*Endre den og send den på nytt/u)
  expect(written.getAllByRole('link', { name: 'Kontakt kundeservice' }).map((link) => link.getAttribute('href'))).toEqual(['/kundeservice'])
  expect(waiting?.textContent).toContain('Venter på godkjenning')
})

/** What was sent, and the review as it is afterwards. */
function changing(before: Partial<Wire.Review> = {}, answers: Answers = {}) {
  const { api } = open({
    ...bundle(7),
    'customers/current/reviews': page([review(1, before)]),
    'reviews/1': (sent: Partial<Wire.Review>) => review(1, { ...before, ...sent, approved: false, rejected: false }),
    ...answers,
  })
  return () => api.calls.filter(({ method }) => method === 'put').map(({ path, sent }) => [path, sent])
}

const openChange = async () => {
  const written = await section('Dine anmeldelser')
  await userEvent.click(await written.findByRole('button', { name: 'Endre anmeldelsen av Vare 7' }))
  const form = await written.findByRole('form', { name: 'Endre anmeldelsen' })
  return within(form)
}

const send = (form: Awaited<ReturnType<typeof openChange>>) => userEvent.click(form.getByRole('button', { name: 'Send endringen' }))

it('[R10.172] a review is changed where it stands, begins as it was, and waits again', async () => {
  const sent = changing({ true_to_size: 1, size_color: 'M / Granskog' })
  const form = await openChange()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Endre anmeldelsen av Vare 7' }))
  expect(form.getByRole<HTMLInputElement>('radio', { name: '4 stjerner – Bra' }).checked).toBe(true)
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Stor i størrelsen' }).checked).toBe(true)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Navnet som vises ved anmeldelsen' }).value).toBe('Ingrid')
  const words = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hva synes du?' })
  expect(words.value).toBe('Anmeldelse 1')
  await userEvent.type(words, ' og mer')
  await userEvent.click(form.getByRole('radio', { name: '2 stjerner – Mindre bra' }))
  await send(form)
  await waitFor(() =>
    expect(sent()).toEqual([
      ['reviews/1', { rating: 2, content: 'Anmeldelse 1 og mer', customer: 'Ingrid', anonymous: false, true_to_size: 1 }],
    ]),
  )
  const row = (await section('Dine anmeldelser')).getByRole('listitem')
  await waitFor(() => expect(row.textContent).toMatch(/Venter på godkjenning.*★★☆☆☆.*Anmeldelse 1 og mer/u))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Endre anmeldelsen av Vare 7' }))
  expect(await screen.findByText('Endringen er sendt. Anmeldelsen vises igjen når vi har lest den.')).toBeTruthy()
})

it('[R10.172] whoever leaves the change has the review as it was, and one without a name begins with the first name', async () => {
  const sent = changing({ anonymous: true, customer: null })
  const form = await openChange()
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Vis anmeldelsen uten navnet mitt' }).checked).toBe(true)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Navnet som vises ved anmeldelsen' }).value).toBe('Ingrid')
  await userEvent.type(form.getByRole('textbox', { name: 'Hva synes du?' }), ' og mer')
  await userEvent.click(form.getByRole('button', { name: 'Avbryt' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Endre anmeldelsen av Vare 7' }))
  expect((await section('Dine anmeldelser')).getByText('Anmeldelse 1')).toBeTruthy()
  expect(sent()).toEqual([])
})

it('[R10.172] the fit is asked for where the article has sizes, and left as it is where it is sold no more', async () => {
  changing()
  expect((await openChange()).getByRole<HTMLInputElement>('radio', { name: 'Ikke relevant' }).checked).toBe(true)
  cleanup()
  const sent = changing({}, { 'articles/7': undefined })
  const form = await openChange()
  expect(form.queryByRole('radio', { name: 'Ikke relevant' })).toBeNull()
  await send(form)
  await waitFor(() => expect(sent()).toEqual([['reviews/1', expect.not.objectContaining({ true_to_size: null })]]))
})

it('[R10.172] what was refused is said by field, or as a whole, and the words stay', async () => {
  const answers = [refusal(422, { content: ['no'] }), refusal(422, { id: ['no'] }), refused(500), refused(404)]
  changing({}, { 'reviews/1': () => answers.shift()?.() })
  const form = await openChange()
  const words = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hva synes du?' })
  await userEvent.type(words, ' og mer')
  await send(form)
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'))
  await send(form)
  expect(await screen.findByText('Endringen ble ikke godtatt. Se over anmeldelsen og send den på nytt.')).toBeTruthy()
  await send(form)
  expect(await screen.findByText('Noe gikk galt')).toBeTruthy()
  expect(words.value).toBe('Anmeldelse 1 og mer')
  await send(form)
  expect(await screen.findByRole('heading', { name: 'Ingen anmeldelser ennå' })).toBeTruthy()
})

it('[R10.208] a name that passes for the shop is said at its field', async () => {
  changing({}, { 'reviews/1': () => refusal(422, { customer: ['no'] })() })
  const form = await openChange()
  await send(form)
  const name = form.getByRole('textbox', { name: /^Navnet som vises/ })
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  const error = document.getElementById(`${name.id}-error`)
  expect(error?.textContent).toBe('Velg et annet navn: dette kan forveksles med butikken.')
})

it('[R10.172] a change that found its customer logged out is in the form again once they are back', async () => {
  const answers = [refused(401)]
  const { app } = open({
    ...bundle(7),
    'customers/current/reviews': page([review(1)]),
    'reviews/1': (sent: object) => (answers.shift() ?? (() => review(1, sent)))(),
  })
  const form = await openChange()
  await userEvent.type(form.getByRole('textbox', { name: 'Hva synes du?' }), ' og mer')
  await userEvent.click(form.getByRole('radio', { name: '2 stjerner – Mindre bra' }))
  await send(form)
  await screen.findByRole('heading', { name: 'Du er ikke logget inn lenger' })
  await act(() => refetchUser(app))
  const again = within(await screen.findByRole('form', { name: 'Endre anmeldelsen' }))
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hva synes du?' }).value).toBe('Anmeldelse 1 og mer')
  expect(again.getByRole<HTMLInputElement>('radio', { name: '2 stjerner – Mindre bra' }).checked).toBe(true)
  await send(again)
  const row = (await section('Dine anmeldelser')).getByRole('listitem')
  await waitFor(() => expect(row.textContent).toContain('★★☆☆☆'))
  await userEvent.click(screen.getByRole('button', { name: 'Endre anmeldelsen av Vare 7' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Avbryt' }))
  expect(screen.getByText('Anmeldelse 1 og mer')).toBeTruthy()
})
