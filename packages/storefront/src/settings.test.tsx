import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, refusal, rememberKari, watchDocuments } from './customer.fixtures.ts'
import { here, laptop, openSettings as open, press, section } from './settings.fixtures.ts'

let documents: ReturnType<typeof watchDocuments>
beforeEach(() => {
  documents = watchDocuments()
  rememberKari()
})
afterEach(() => vi.restoreAllMocks())

const put = (changes: object) => (body: object) => ({ ...kari, ...changes, ...('current_password' in body ? {} : body) })

describe('a change of the account', () => {
  it('[R10.54] is sent field by field, and the page has what was answered', async () => {
    const { sent } = open({ 'customers/31': put({ first_name: 'Karianne' }) })
    const profile = await section('Om deg')
    await userEvent.clear(profile.getByLabelText('Fornavn'))
    await userEvent.type(profile.getByLabelText('Fornavn'), 'Karianne')
    await press('Lagre')
    expect(await screen.findByText('Endringene er lagret')).toBeTruthy()
    expect(sent('customers/31', 'put')).toEqual([expect.objectContaining({ first_name: 'Karianne', surname: 'Nordmann' })])
    expect(screen.getByText('Hei, Karianne')).toBeTruthy()
  })

  it('[R10.122] of the e-mail address asks for the password, and waits for the mail’s link', async () => {
    const { sent } = open({ 'customers/31': put({ pending_email: 'ny@eksempel.no' }) })
    const profile = await section('Om deg')
    await userEvent.clear(profile.getByLabelText('E-postadresse'))
    await userEvent.type(profile.getByLabelText('E-postadresse'), 'ny@eksempel.no')
    await userEvent.type(profile.getByLabelText('Nåværende passord'), 'ull lue fjell')
    await press('Lagre')
    expect(await screen.findByText(/Vi har sendt en e-post til ny@eksempel\.no/u)).toBeTruthy()
    expect(sent('customers/31', 'put')).toEqual([expect.objectContaining({ email: 'ny@eksempel.no', current_password: 'ull lue fjell' })])
  })

  it('[R10.242] of the e-mail address sends the mail to the new one again', async () => {
    open({ 'customers/current': { ...kari, pending_email: 'ny@eksempel.no' }, 'customers/email/resend': null })
    await section('Om deg')
    await press('Send ny e-post')
    expect(await screen.findByText('Epost sendt til ny@eksempel.no')).toBeTruthy()
  })

  it('[R10.243] of the password names the account to password managers', async () => {
    open()
    await press('Bytt passord')
    const password = await screen.findByLabelText<HTMLInputElement>('Nytt passord')
    const account = password.form?.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect([account?.value, account?.type, account?.hidden]).toEqual(['kari@eksempel.no', 'email', true])
  })

  it('[R10.219] of the e-mail address takes the focus to what is told of it, and back to its section once it is taken back', async () => {
    const account = { pending_email: null as string | null }
    open({
      'customers/current': () => ({ ...kari, ...account }),
      'customers/31': () => {
        account.pending_email = 'ny@eksempel.no'
        return { ...kari, ...account }
      },
      'customers/email/pending': () => {
        account.pending_email = null
        return null
      },
    })
    const profile = await section('Om deg')
    await userEvent.clear(profile.getByLabelText('E-postadresse'))
    await userEvent.type(profile.getByLabelText('E-postadresse'), 'ny@eksempel.no')
    await userEvent.type(profile.getByLabelText('Nåværende passord'), 'ull lue fjell{Enter}')
    const told = await screen.findByText(/Vi har sendt en e-post til ny@eksempel\.no/u)
    await waitFor(() => expect(document.activeElement).toBe(told.closest('[role=status]')))
    await press('Behold den gamle adressen')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Om deg' })))
    expect(screen.queryByText(/Vi har sendt en e-post/u)).toBeNull()
  })

  it('[R10.219] of the phone number, sent from the password’s field, keeps the focus in the section', async () => {
    open({ 'customers/31': put({ phone: '98765432' }) })
    const profile = await section('Om deg')
    await userEvent.clear(profile.getByLabelText('Mobilnummer'))
    await userEvent.type(profile.getByLabelText('Mobilnummer'), '98765432')
    await userEvent.type(profile.getByLabelText('Nåværende passord'), 'ull lue fjell{Enter}')
    expect(await screen.findByText('Endringene er lagret')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Om deg' })))
  })

  it.each([
    ['Passord', 'Bytt passord'],
    ['Slett kontoen', 'Slett kontoen min'],
  ])('[R10.234] leads who has no password to a new one: %s', async (name, opener) => {
    open()
    await press(opener)
    const link = (await section(name)).getByRole('link', { name: 'Glemt passordet, eller aldri valgt et?' })
    expect(link.getAttribute('href')).toBe('/glemt-passord')
  })

  it.each([
    ['[R8.12]', 422, { phone: ['Phone must have a value'] }, 'Telefonnummer må ha en verdi'],
    ['[R8.12]', 403, { first_name: ['First name is forbidden'] }, 'Ugyldig data'],
    ['[R8.12]', 403, undefined, 'Ugyldig data'],
    ['[R8.11]', 422, undefined, 'Ikke gyldig data, alle feltene må fylles ut'],
  ])('%s that is refused by a %i with %j says: %s', async (_, status, fields, words) => {
    open({ 'customers/31': refusal(status, fields) })
    await section('Om deg')
    await press('Lagre')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Fornavn')).toHaveProperty('value', 'Kari')
  })

  it('[R10.232] that is refused as a whole says so in sight', async () => {
    open({ 'customers/31': refusal(429) })
    await section('Om deg')
    const sights = vi.spyOn(Element.prototype, 'scrollIntoView')
    await press('Lagre')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Du har prøvd mange ganger.')
    expect(sights.mock.contexts).toContain(alert)
  })

  it('[R8.09] where another is logged in says so, clears the user and reloads the page', async () => {
    const { router, unmount } = open({ 'customers/31': refusal(401) })
    await section('Om deg')
    await press('Lagre')
    await waitFor(() => expect(documents.reloaded).toHaveBeenCalledTimes(1))
    expect(localStorage.getItem('vd-user')).toBe('null')
    const { location } = router.state
    unmount()
    const reloaded = open({ 'customers/current': null }, location)
    expect(await screen.findByText('En annen bruker er logget inn')).toBeTruthy()
    await waitFor(() => expect(reloaded.router.state.location.state).toBeNull())
  })

  it('[R10.228] says of the birthday gift how it is had, for no page asks for a birth date', async () => {
    open()
    const gift = await screen.findByRole('switch', { name: 'Bursdagsgave', description: /legitimasjon/u })
    expect(gift.getAttribute('aria-checked') ?? String((gift as HTMLInputElement).checked)).toBe('false')
    expect(screen.queryByLabelText(/fødselsdato/iu)).toBeNull()
  })

  it('of a consent takes effect at once', async () => {
    const { sent } = open({ 'customers/31': (body: object) => ({ ...kari, ...body }) })
    await userEvent.click(await screen.findByRole('switch', { name: 'Nyhetsbrev på e-post' }))
    expect(await screen.findByText('Valget er lagret')).toBeTruthy()
    expect(sent('customers/31', 'put')).toEqual([{ newsletter: true }])
    expect(screen.getByRole('switch', { name: 'Nyhetsbrev på e-post' })).toHaveProperty('checked', true)
  })
})

it('[R10.173] all that is stored is read on a page of its own, or taken along as a file', async () => {
  open()
  const data = await section('Opplysningene dine')
  expect(data.getByRole('link', { name: 'Les opplysningene' }).getAttribute('href')).toBe('/min-side/innstillinger/opplysninger')
  expect(data.getByRole('button', { name: 'Last ned som JSON-fil' })).toBeTruthy()
})

describe('the sessions of a customer', () => {
  it('[R10.219] are listed, and one that is not known is ended, with the focus in their section', async () => {
    let left = [here, laptop]
    const { sent } = open({
      'customers/current/sessions': () => left,
      'customers/current/sessions/b': () => {
        left = [here]
        return null
      },
    })
    const sessions = await section('Her er du logget inn')
    await sessions.findByText('Chrome på Android')
    expect(sessions.queryByRole('button', { name: 'Logg ut: Chrome på Android' })).toBeNull()
    await press('Logg ut: Firefox på Linux')
    await waitFor(() => expect(sessions.queryByText('Firefox på Linux')).toBeNull())
    expect(sent('customers/current/sessions/b', 'delete')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Her er du logget inn' })))
  })
})

describe('the end of the account', () => {
  const remove = async () => {
    await press('Slett kontoen min')
    await userEvent.type(within(await screen.findByRole('region', { name: 'Slett kontoen' })).getByLabelText('Nåværende passord'), 'ull')
    await press('Slett kontoen for godt')
  }

  it('[R4.26] takes the password, and leaves nothing of the account in the browser', async () => {
    localStorage.setItem('vd-favourites', '[7]')
    localStorage.setItem('vd-code', '{"customerId":31,"code":"123"}')
    const { sent, router } = open({ 'customers/current/favourites': { articles: [7] }, 'customers/31': null })
    await remove()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(localStorage.getItem('vd-user')).toBe('null'))
    expect(sent('customers/31', 'delete')).toEqual([{ current_password: 'ull' }])
    expect([localStorage.getItem('vd-favourites'), localStorage.getItem('vd-code')]).toEqual(['[]', null])
  })

  it('[R10.221] says beforehand what goes on with open reservations and complaints', async () => {
    open()
    const ending = await section('Slett kontoen')
    expect(ending.getByText(/Åpne reservasjoner og reklamasjoner gjelder fortsatt/u)).toBeTruthy()
  })

  it('[R8.10] where another is logged in says so and clears the user, without a reload', async () => {
    open({ 'customers/31': refusal(401) })
    await remove()
    expect(await screen.findByText('En annen bruker er logget inn')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Logg inn' })).toBeTruthy()
    expect(documents.reloaded).not.toHaveBeenCalled()
  })

  it('[R10.187] opens with the focus in its section, and gives it back to its button when the account is kept', async () => {
    open({})
    await press('Slett kontoen min')
    const ending = await screen.findByRole('region', { name: 'Slett kontoen' })
    expect(document.activeElement).toBe(ending)
    await press('Behold kontoen')
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Slett kontoen min' }))
  })

  it('[R8.11] that is refused says so, and a wrong password at its field', async () => {
    open({ 'customers/31': refusal(422) })
    await remove()
    expect(await screen.findByText('Ikke gyldig data, alle feltene må fylles ut')).toBeTruthy()
  })
})

describe('the mail to a new address', () => {
  it.each([
    [null, 'E-postadressen er byttet'],
    [refusal(404), 'Lenken virker ikke lenger'],
    [refusal(423), 'Adressen er tatt'],
  ])('[R10.123] is used with one press, also where nobody is logged in: %#', async (answer, words) => {
    localStorage.clear()
    const { sent, router } = open({ 'customers/current': null, 'customers/email/confirm': answer }, '/min-side/innstillinger#token=ny')
    await press('Bekreft adressen')
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
    expect(sent('customers/email/confirm', 'post')).toEqual([{ token: 'ny' }])
    expect(router.state.location.hash).toBe('')
    cleanup()
    open({ 'customers/current': null }, router.state.location)
    expect(await screen.findByRole('heading', { name: words }), 'after a reload').toBeTruthy()
  })
})
