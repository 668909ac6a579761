import { ApiError } from '@vidda/client'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, fakeApi, openShop } from './shop.fixtures.tsx'

const question = (id: number, text: string) => ({
  id,
  poll_id: 5,
  text,
  options: [
    { id: id * 10 + 1, text: 'Telt' },
    { id: id * 10 + 2, text: 'Hytte' },
  ],
})
const poll = {
  id: 5,
  name: 'Telt eller hytte?',
  description: 'Vi lurer.',
  banner_desktop: null,
  banner_mobile: null,
  questions: [question(1, 'Hvor sover du?'), question(2, 'Hvor sover hunden?')],
}
const given = (questionId: number, optionId: number, correct: boolean | null, count: number) => ({
  question_id: questionId,
  option_id: optionId,
  correct,
  count,
})
const already = () => {
  throw new ApiError(409, { message: 'x', code: 'already_answered', requestId: '1' })
}
/** Reading a question's answers and answering it have one path: only an answer is sent. */
const answersOf =
  (id: number, reading: unknown, answering: unknown = given(id, id * 10 + 1, null, 1)) =>
  (sent: unknown) =>
    sent === undefined ? reading : typeof answering === 'function' ? (answering as () => unknown)() : answering
const api = (answers: object = {}) =>
  fakeApi({
    'polls/5': poll,
    'polls/questions/1/answers': answersOf(1, [given(1, 11, null, 3), given(1, 12, null, 1)]),
    'polls/questions/2/answers': answersOf(2, [given(2, 21, null, 1)]),
    ...answers,
  })
const group = (name: string) => within(screen.getByRole('group', { name }))
const answer = async (name: string, option: string) => {
  await userEvent.click(group(name).getByRole('radio', { name: option }))
  const form = screen.getByRole('group', { name }).closest('form') as HTMLElement
  await userEvent.click(within(form).getByRole('button', { name: 'Svar' }))
}

it('[R10.61] /avstemning/:id shows a poll with its questions', async () => {
  openShop('/avstemning/5', { api: api() })
  await screen.findByRole('heading', { level: 1, name: 'Telt eller hytte?' })
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('group')
      .map((one) => one.querySelector('legend')?.textContent),
  ).toEqual(['Hvor sover du?', 'Hvor sover hunden?'])
  expect(group('Hvor sover du?').getAllByRole('radio')).toHaveLength(2)
})

it('an answer is sent once, and gives way to what all have answered, one’s own marked', async () => {
  const used = api()
  openShop('/avstemning/5', { api: used })
  await screen.findByRole('heading', { level: 1 })
  await answer('Hvor sover du?', 'Telt')
  const result = within(await screen.findByRole('region', { name: 'Hvor sover du?' }))
  expect(result.getByText('75 %')).toBeTruthy()
  expect(result.getByText('Ditt svar')).toBeTruthy()
  expect(used.calls).toContainEqual(expect.objectContaining({ method: 'post', path: 'polls/questions/1/answers', sent: { option_id: 11 } }))
  expect(screen.queryByText('Takk for svarene')).toBeNull()
  await answer('Hvor sover hunden?', 'Telt')
  expect(await screen.findByText('Takk for svarene')).toBeTruthy()
})

it('the score counts what was right, where something is', async () => {
  openShop('/avstemning/5', {
    api: api({
      'polls/questions/1/answers': answersOf(1, [given(1, 11, true, 2)], given(1, 11, true, 1)),
      'polls/questions/2/answers': answersOf(2, [given(2, 21, false, 1), given(2, 22, true, 4)], given(2, 21, false, 1)),
    }),
  })
  await screen.findByRole('heading', { level: 1 })
  await answer('Hvor sover du?', 'Telt')
  await answer('Hvor sover hunden?', 'Telt')
  expect(await screen.findByText('Du fikk 1 av 2 riktige')).toBeTruthy()
})

it('answers of this device are remembered: the next visit shows them at once', async () => {
  openShop('/avstemning/5', { api: api() })
  await screen.findByRole('heading', { level: 1 })
  await answer('Hvor sover du?', 'Telt')
  await screen.findByRole('region', { name: 'Hvor sover du?' })
  cleanup()
  openShop('/avstemning/5', { api: api() })
  expect(within(await screen.findByRole('region', { name: 'Hvor sover du?' })).getByText('Ditt svar')).toBeTruthy()
})

it('a second answer of the same visitor says so, and shows the answers', async () => {
  openShop('/avstemning/5', { api: api({ 'polls/questions/1/answers': answersOf(1, [given(1, 12, null, 1)], already) }) })
  await screen.findByRole('heading', { level: 1 })
  await answer('Hvor sover du?', 'Telt')
  expect(await screen.findByText('Du har svart på dette før.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Hvor sover du?' })).toBeTruthy()
})

it('an answer that did not arrive keeps the choice, and can be sent again', async () => {
  const fails = () => {
    throw new Error('no line')
  }
  openShop('/avstemning/5', { api: api({ 'polls/questions/1/answers': answersOf(1, [], fails) }) })
  await screen.findByRole('heading', { level: 1 })
  await answer('Hvor sover du?', 'Hytte')
  expect(await screen.findByText('Vi fikk ikke sendt svaret. Prøv igjen.')).toBeTruthy()
  expect(group('Hvor sover du?').getByRole<HTMLInputElement>('radio', { name: 'Hytte' }).checked).toBe(true)
})

it('shows the picture for phones where the window is as narrow', async () => {
  openShop('/avstemning/5', {
    api: api({ 'polls/5': { ...poll, banner_desktop: '/api/v1/images/d', banner_mobile: '/api/v1/images/m' } }),
  })
  await screen.findByRole('heading', { level: 1 })
  const cuts = [...document.querySelectorAll('main source[media="(width < 640px)"]')].map((cut) => cut.getAttribute('srcset'))
  expect(cuts).toEqual([expect.stringContaining('/api/v1/images/m/160.avif'), expect.stringContaining('/api/v1/images/m/160.webp')])
})

it('says what the picture shows, where that is told', async () => {
  openShop('/avstemning/5', { api: api({ 'polls/5': { ...poll, banner_desktop: '/api/v1/images/d', banner_alt: 'Telt i regn' } }) })
  expect(await screen.findByRole('img', { name: 'Telt i regn' })).toBeTruthy()
})

it('the answers can be seen without giving one', async () => {
  openShop('/avstemning/5', { api: api() })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.click(screen.getAllByRole('button', { name: 'Se svarene uten å svare' })[0] as HTMLElement)
  const result = within(await screen.findByRole('region', { name: 'Hvor sover du?' }))
  expect(result.getByText('4 svar')).toBeTruthy()
  expect(result.queryByText('Ditt svar')).toBeNull()
})

it('who only wanted to see the answers is told that they did not come, not that an answer was not sent', async () => {
  const fails = () => {
    throw new Error('no line')
  }
  openShop('/avstemning/5', { api: api({ 'polls/questions/1/answers': fails }) })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.click(screen.getAllByRole('button', { name: 'Se svarene uten å svare' })[0] as HTMLElement)
  expect(await screen.findByText('Vi fikk ikke hentet svarene. Prøv igjen.')).toBeTruthy()
  expect(screen.queryByText('Vi fikk ikke sendt svaret. Prøv igjen.')).toBeNull()
})

it('a poll may have any id that the commerce API gives', async () => {
  const id = 2_147_483_647
  const answers = { [`polls/${id}`]: { ...poll, id } }
  expect(await createServerShop(appOf({ api: fakeApi(answers) }))(new Request(`https://eksempel.example/avstemning/${id}`))).toMatchObject({
    status: 200,
  })
})

it.each(['/avstemning/6', '/avstemning/x', '/avstemning/99999999999'])('[R10.64] %s, which is no poll, is missing', async (path) => {
  const page = await createServerShop(appOf({ api: api() }))(new Request(`https://eksempel.example${path}`))
  expect(page).toMatchObject({ kind: 'page', status: 404 })
})
