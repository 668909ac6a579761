import { NoAnswerError } from '@vidda/client'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, refusal, rememberKari, watchDocuments } from './customer.fixtures.ts'
import { fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

let documents: ReturnType<typeof watchDocuments>
beforeEach(() => {
  documents = watchDocuments()
})
afterEach(() => vi.restoreAllMocks())

const ways = {
  'customers/login': kari,
  'customers/login/phone': kari,
  'customers/login/token': kari,
  'customers/register': kari,
  'customers/current/favourites': { articles: [] },
}

function open(path: string, answers: Answers = {}) {
  const api = fakeApi({ ...ways, ...answers })
  const shop = openShop(path, { api })
  return {
    ...shop,
    api,
    sent: (to: string) => api.calls.filter((call) => call.path === to && call.method !== 'get').map(({ sent }) => sent),
  }
}

const write = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function logIn(identifier = 'kari@eksempel.no') {
  await write('E-post eller mobilnummer', identifier)
  await write('Passord', 'ull lue fjell')
  await press('Logg inn')
}

async function register() {
  await write('Fornavn', 'Kari')
  await write('Etternavn', 'Nordmann')
  await write('E-postadresse', 'kari@eksempel.no')
  await write('Mobilnummer', '41234567')
  await write('Nytt passord', 'sopp ski lykt bre')
  await userEvent.click(screen.getByLabelText('Jeg godtar salgsvilkårene'))
  await press('Opprett konto')
}

/** spec §8, Login. */
const told = [
  ['[R8.02]', 404, 'Ingen bruker logget inn - vennligst logg inn'],
  ['[R8.03]', 419, 'Vennligst last siden på nytt'],
  ['[R8.04]', 422, 'Feil brukernavn/passord - har du glemt passordet ditt?'],
  ['[R8.05]', 423, 'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?'],
  [
    '[R8.06]',
    429,
    'Du har brukt opp antall innloggingsforsøk - for å beskytte kontoen din tillater vi ikke flere forsøk på en stund. Vennligst kom tilbake senere og prøv igjen.',
  ],
] as const

describe('logging in', () => {
  it.each([
    ['kari@eksempel.no', 'customers/login', { email: 'kari@eksempel.no' }],
    ['+47 41234567', 'customers/login/phone', { phone: '+47 41234567' }],
    ['412 34 567', 'customers/login/phone', { phone: '41234567' }],
    ['+47 412 34 567', 'customers/login/phone', { phone: '+4741234567' }],
  ])('[R10.53] [R10.244] goes by e-mail address and by phone number: %s', async (identifier, path, named) => {
    const { sent } = open('/logg-inn')
    await logIn(identifier)
    await waitFor(() => expect(documents.assigned).toHaveBeenCalledWith('/min-side'))
    expect(sent(path)).toEqual([{ ...named, password: 'ull lue fjell' }])
    expect(JSON.parse(localStorage.getItem('vd-user') ?? '{}')).toMatchObject({ id: 31, firstName: 'Kari' })
  })

  it.each([
    ['/sko?openCart=', 'from the cart'],
    ['/product/vare-7', 'from an article'],
  ])('[R2.58] leads to %s where it began %s, by a new document', async (from) => {
    open(`/logg-inn?${new URLSearchParams({ til: from })}`)
    await logIn()
    await waitFor(() => expect(documents.assigned).toHaveBeenCalledWith(from))
  })

  it('leads to a new password once, also when it was refused', async () => {
    open('/logg-inn', { 'customers/login': refusal(422) })
    const links = () => screen.findAllByRole('link', { name: 'Glemt passordet?' })
    expect(await links()).toHaveLength(1)
    await logIn()
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: 'Glemt passordet?' })).toBeTruthy()
    expect(await links()).toHaveLength(1)
  })

  it.each(told)('%s a %i says: %s', async (_, status, words) => {
    open('/logg-inn', { 'customers/login': refusal(status) })
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(documents.assigned).not.toHaveBeenCalled()
    expect(screen.getByLabelText('E-post eller mobilnummer')).toHaveProperty('value', 'kari@eksempel.no')
  })

  it('[R8.01] a 401 says who is logged in, logs out and clears the user', async () => {
    let gone = 0
    open('/logg-inn', { 'customers/login': refusal(401), 'customers/logout': () => (gone += 1) })
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toContain('Du er allerede logget inn - logg ut for å logge inn med en ny bruker')
    expect(gone).toBe(1)
    expect(JSON.parse(localStorage.getItem('vd-user') ?? 'null')).toBeNull()
  })

  it('without an answer keeps what is written, and can be tried again', async () => {
    let tries = 0
    open('/logg-inn', {
      'customers/login': () => {
        tries += 1
        if (tries === 1) throw new NoAnswerError('No answer')
        return kari
      },
    })
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toContain('Vi fikk ikke svar')
    await press('Logg inn')
    await waitFor(() => expect(documents.assigned).toHaveBeenCalled())
  })

  it('[R4.26] takes the account’s own favourites, and sets aside what a guest had chosen', async () => {
    localStorage.setItem('vd-favourites', '[7,8]')
    open('/logg-inn', { 'customers/current/favourites': { articles: [8, 9] } })
    await logIn()
    await waitFor(() => expect(documents.assigned).toHaveBeenCalled())
    expect(localStorage.getItem('vd-favourites')).toBe('[8,9]')
    expect(localStorage.getItem('vd-guest-favourites')).toBe('{"customerId":31,"ids":[7]}')
  })

  it('is not asked for where somebody is logged in, who may log out', async () => {
    rememberKari()
    const { sent } = open('/logg-inn', { 'customers/logout': null })
    await press('Logg ut')
    expect(await screen.findByLabelText('E-post eller mobilnummer')).toBeTruthy()
    expect(sent('customers/logout')).toHaveLength(1)
    expect(localStorage.getItem('vd-user')).toBe('null')
  })
})

it('[R10.251] leads who is logged in already on to where the log-in began', async () => {
  rememberKari()
  open('/logg-inn?til=%2Fproduct%2Fvare-7')
  expect((await screen.findByRole('link', { name: 'Gå videre' })).getAttribute('href')).toBe('/product/vare-7')
})

describe('logging in without a password', () => {
  it('[R10.119] sends a link, and says the same for every address', async () => {
    const { sent } = open('/logg-inn', { 'customers/login/link': null })
    await press('Logg inn uten passord')
    await write('E-postadresse', 'kari@eksempel.no')
    await press('Send lenke')
    expect(await screen.findByText(/Har kari@eksempel\.no en konto hos oss.*et kvarter/u)).toBeTruthy()
    expect(sent('customers/login/link')).toEqual([{ email: 'kari@eksempel.no' }])
  })
})

describe('the link of a mail that proves an address', () => {
  it('logs in with one press, and leaves the address bar at once', async () => {
    const { router, sent } = open('/logg-inn#token=abc')
    const button = await screen.findByRole('button', { name: 'Bekreft og logg inn' })
    expect(router.state.location.hash).toBe('')
    expect(sent('customers/login/token')).toEqual([])
    await userEvent.click(button)
    await waitFor(() => expect(documents.assigned).toHaveBeenCalledWith('/min-side'))
    expect(sent('customers/login/token')).toEqual([{ registration_token: 'abc' }])
  })

  it('[R10.245] says that it is spent, and where to go without a password too', async () => {
    open('/logg-inn#token=abc', { 'customers/login/token': refusal(404) })
    await press('Bekreft og logg inn')
    expect(await screen.findByRole('heading', { name: 'Lenken virker ikke lenger' })).toBeTruthy()
    expect(screen.getByText(/få en ny lenke med «Logg inn uten passord»/u)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Til innlogging' }))
    expect(await screen.findByRole('button', { name: 'Logg inn uten passord' })).toBeTruthy()
  })

  it('[R10.227] says that the address is confirmed already where its customer is logged in, and leads to the own page', async () => {
    rememberKari()
    open('/logg-inn#token=abc', { 'customers/login/token': refusal(404), 'customers/current': kari })
    await press('Bekreft og logg inn')
    expect(await screen.findByRole('heading', { name: 'Adressen er allerede bekreftet' })).toBeTruthy()
    expect(screen.getByText(/kari@eksempel\.no er bekreftet/u)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Gå til min side' }).getAttribute('href')).toBe('/min-side')
    expect(screen.queryByText(/få en ny/u)).toBeNull()
  })

  it.each([
    ['whose session has ended', null],
    ['who has not confirmed it', { ...kari, email_verified: false }],
  ])('[R10.227] and says that the link is spent to a customer %s', async (_, current) => {
    rememberKari()
    open('/logg-inn#token=abc', { 'customers/login/token': refusal(404), 'customers/current': current })
    await press('Bekreft og logg inn')
    expect(await screen.findByRole('heading', { name: 'Lenken virker ikke lenger' })).toBeTruthy()
  })
})

describe('becoming a customer', () => {
  it('[R10.53] [R1.23] sends what was written, with the terms accepted, and logs in', async () => {
    const { sent } = open('/registrer')
    await register()
    await waitFor(() => expect(documents.assigned).toHaveBeenCalledWith('/min-side'))
    expect(sent('customers/register')).toEqual([
      expect.objectContaining({
        first_name: 'Kari',
        surname: 'Nordmann',
        email: 'kari@eksempel.no',
        phone: '41234567',
        password: 'sopp ski lykt bre',
        password_confirmation: 'sopp ski lykt bre',
        terms_conditions: 1,
        club: false,
        newsletter: false,
      }),
    ])
  })

  it('sends nothing before all is filled in, and names each field', async () => {
    const { sent } = open('/registrer')
    await press('Opprett konto')
    expect(await screen.findByText(/Rett opp 6 ting/u)).toBeTruthy()
    expect(sent('customers/register')).toEqual([])
  })

  it.each([...told.map(([, status, words]) => [status, words] as const), [401, 'Du er allerede logget inn'] as const])(
    '[R8.07] a %i says what log-in says: %s',
    async (status, words) => {
      open('/registrer', { 'customers/register': refusal(status), 'customers/logout': null })
      await register()
      expect((await screen.findByRole('alert')).textContent).toContain(words)
    },
  )

  it.each([
    ['of an account that is there already', refusal(423)],
    ['of a common password', refusal(422, { password: ['Password must not be common'] })],
  ])('[R10.232] brings what was refused into sight, a screen above the button: %s', async (_, answer) => {
    open('/registrer', { 'customers/register': answer })
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await register()
    const alert = await screen.findByRole('alert')
    expect(shown.mock.contexts).toContain(alert)
  })

  it.each([
    ['[R5.09]', 'first_name', 'Fornavn', 'First name must have a value', 'Fornavn må ha en verdi'],
    ['[R5.09]', 'surname', 'Etternavn', 'Last name must have a value', 'Etternavn må ha en verdi'],
    ['[R5.10]', 'phone', 'Mobilnummer', 'Phone must have a value', 'Telefonnummer må ha en verdi'],
    ['[R5.10]', 'email', 'E-postadresse', 'Email must have a value', 'Email må ha en verdi'],
    ['[R5.11]', 'email', 'E-postadresse', 'Email must be shorter', 'Ugyldig data'],
  ])('[R8.08] %s a field that was refused says so: %s', async (_, field, label, message, words) => {
    open('/registrer', { 'customers/register': refusal(422, { [field]: [message] }) })
    await register()
    const input = await screen.findByRole('textbox', { name: label, description: new RegExp(words, 'u') })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('[R5.11] says of a common password what to do about it', async () => {
    open('/registrer', { 'customers/register': refusal(422, { password: ['Password must not be common'] }) })
    await register()
    expect(await screen.findByText(/Sett sammen flere ord/u)).toBeTruthy()
  })
})
