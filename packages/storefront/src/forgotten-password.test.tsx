import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { kari, refusal } from './customer.fixtures.ts'
import { fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

function open(path: string, answers: Answers = {}) {
  const api = fakeApi(answers)
  return {
    ...openShop(path, { api }),
    sent: (to: string) => api.calls.filter((call) => call.path === to && call.method !== 'get').map(({ sent }) => sent),
  }
}

const write = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('a forgotten password', () => {
  it('[R10.53] is asked for by mail, which says the same for every address', async () => {
    const { sent } = open('/glemt-passord', { 'customers/password/email': null })
    await write('E-postadresse', 'ola@eksempel.no')
    await press('Send lenke')
    expect(await screen.findByText(/Har ola@eksempel\.no en konto hos oss/u)).toBeTruthy()
    expect(sent('customers/password/email')).toEqual([{ email: 'ola@eksempel.no' }])
  })

  it('[R10.53] is replaced by what is written where the mail’s link leads', async () => {
    const { sent, router } = open('/nytt-passord#token=xyz', { 'customers/password/reset': null })
    await write('Nytt passord', 'sopp ski lykt bre')
    await press('Lagre passordet')
    const status = await screen.findByRole('heading', { name: 'Passordet er endret' })
    expect(within(status.closest('[role=status]') ?? document.body).getByRole('link', { name: 'Logg inn' })).toBeTruthy()
    expect(router.state.location.hash).toBe('')
    expect(sent('customers/password/reset')).toEqual([
      { token: 'xyz', password: 'sopp ski lykt bre', password_confirmation: 'sopp ski lykt bre' },
    ])
  })

  it('[R10.234] leads on to the own page where the customer is logged in still', async () => {
    open('/nytt-passord#token=xyz', { 'customers/password/reset': null, 'customers/current': kari })
    await write('Nytt passord', 'sopp ski lykt bre')
    await press('Lagre passordet')
    await screen.findByRole('heading', { name: 'Passordet er endret' })
    expect(screen.getByText('Du er logget inn som Kari')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Gå til min side' }).getAttribute('href')).toBe('/min-side')
  })

  it('[R10.236] keeps where the log-in is to lead, there and back', async () => {
    const { router } = open('/logg-inn?til=%2Fsko%3FopenCart%3D', { 'customers/login': refusal(422) })
    await write('E-post eller mobilnummer', 'kari@eksempel.no')
    await write('Passord', 'ull lue fjell')
    await press('Logg inn')
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Glemt passordet?' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Til innlogging' }))
    await screen.findByLabelText('E-post eller mobilnummer')
    expect(router.state.location).toMatchObject({ pathname: '/logg-inn', search: '?til=%2Fsko%3FopenCart%3D' })
  })

  it.each([
    ['without a link', '/nytt-passord', null],
    ['with one that is spent', '/nytt-passord#token=xyz', { token: ['Token must be one that is not used'] }],
  ])('asks for a new link %s', async (_, path, fields) => {
    open(path, fields ? { 'customers/password/reset': refusal(422, fields) } : {})
    if (fields) {
      await write('Nytt passord', 'sopp ski lykt bre')
      await press('Lagre passordet')
    }
    expect((await screen.findByRole('link', { name: 'Be om ny lenke' })).getAttribute('href')).toBe('/glemt-passord')
  })
})
