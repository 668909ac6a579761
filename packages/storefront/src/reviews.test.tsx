import { ApiError } from '@vidda/client'
import type { Review } from '@vidda/contract/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createServerShop } from './entry-server.tsx'
import { appOf, articleDetail, fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

const review = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  content: `Anmeldelse ${id}`,
  reply: null,
  customer: 'Kari',
  rating: 4,
  approved: true,
  created_at: `2026-01-${String(id).padStart(2, '0')}T10:00:00.000Z`,
  reviewable_id: 7,
  reviewable_type: 'article',
  true_to_size: null,
  size_color: null,
  anonymous: false,
  ...change,
})

const kari = { id: 31, first_name: 'Kari', surname: 'Nordmann', address: { street: '', postal_code: '' }, permissions: [], preferences: [] }
/** As where the shopper is far below. */
class NearNever {
  observe(): void {
    // It comes near nothing.
  }
  disconnect(): void {
    // There is nothing to let go.
  }
}

const list = () => screen.getByRole('list', { name: 'Anmeldelser' })
const shown = () => [...list().querySelectorAll('[data-part=content]')].map((text) => text.textContent)

async function openReviews(reviews: readonly Review[] = [], answers: Answers = {}) {
  const api = fakeApi({ 'articles/slug/vare-7': articleDetail(7, { reviews: [...reviews] }), ...answers })
  const view = openShop('/product/vare-7', { api })
  await screen.findByRole('button', { name: 'Skriv en anmeldelse' })
  return { ...view, api }
}

const write = async () => userEvent.click(screen.getByRole('button', { name: 'Skriv en anmeldelse' }))

const written = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Hva synes du/ })

/** Another tab has stored this of the customer. */
function hearOfAnotherTab(user: string) {
  localStorage.setItem('vd-user', user)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vd-user' })))
}

async function writeOne() {
  await write()
  const form = within(await screen.findByRole('form', { name: 'Skriv en anmeldelse' }))
  await userEvent.click(form.getByRole('radio', { name: /4 stjerner/ }))
  await userEvent.click(form.getByRole('radio', { name: 'Normal i størrelsen' }))
  await userEvent.type(form.getByRole('textbox', { name: /Hva synes du/ }), 'Varm og god')
  await userEvent.click(form.getByRole('button', { name: 'Send anmeldelsen' }))
}

describe('reading', () => {
  it('needs no scripts for the first of them', async () => {
    const api = fakeApi({
      'articles/slug/vare-7': articleDetail(7, { reviews: [review(1), review(2, { customer: null, anonymous: true })] }),
    })
    const page = await createServerShop(appOf({ api }))(new Request('https://eksempel.example/product/vare-7'))
    const html = page.kind === 'page' ? renderToString(page.element) : ''
    for (const words of ['Anmeldelse 1', 'Kari', '2. januar 2026', 'Anmeldelse 2', 'Anonym', '4 av 5 stjerner'])
      expect(html).toContain(words)
  })

  it('says without scripts too that there are none', async () => {
    const page = await createServerShop(appOf())(new Request('https://eksempel.example/product/vare-7'))
    const html = page.kind === 'page' ? renderToString(page.element) : ''
    expect(html).toContain('Ingen har anmeldt denne varen ennå')
    expect(html).not.toContain('data-part="plain"')
  })

  it('shows the newest five, what all come to, and how it fits', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => review(id, { rating: id > 4 ? 5 : 2, true_to_size: id === 1 ? 1 : null }))
    await openReviews(six)
    expect(shown()).toEqual(['Anmeldelse 6', 'Anmeldelse 5', 'Anmeldelse 4', 'Anmeldelse 3', 'Anmeldelse 2'])
    expect(screen.getAllByText('3 av 5 stjerner').length).toBeGreaterThan(0)
    expect(screen.getByText('Viser 5 av 6 anmeldelser')).toBeTruthy()
    expect(screen.getAllByText('Stor i størrelsen').length).toBeGreaterThan(0)
  })

  it('are whole at once on the way back, so that what stands below them is where it was', async () => {
    const { router } = await openReviews([review(1)])
    await act(() => router.navigate('/om-oss'))
    await screen.findByRole('heading', { level: 1 })
    vi.stubGlobal('IntersectionObserver', NearNever)
    await act(() => router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: 'Vare 7' })
    expect(shown()).toEqual(['Anmeldelse 1'])
  })

  it('fetches the others when they are asked for, each once', async () => {
    const six = [6, 5, 4, 3, 2, 1].map((id) => review(id))
    const page = { data: six, meta: { current_page: 1, last_page: 1, per_page: 20, total: 6 } }
    await openReviews(six, { 'articles/7/reviews': page })
    await userEvent.click(screen.getByRole('button', { name: 'Vis flere anmeldelser' }))
    await screen.findByText('Anmeldelse 1')
    expect(shown()).toHaveLength(6)
    expect(screen.queryByRole('button', { name: 'Vis flere anmeldelser' })).toBeNull()
  })

  it('tells of all where the newest alone came with the article', async () => {
    const reviews = [6, 5, 4, 3, 2, 1].map((id) => review(id))
    await openReviews([], { 'articles/slug/vare-7': articleDetail(7, { reviews, reviewStars: [0, 0, 0, 100, 200] }) })
    expect(screen.getByText('Viser 5 av 300 anmeldelser')).toBeTruthy()
    expect(screen.getAllByText('4,7 av 5 stjerner').length).toBeGreaterThan(0)
  })

  it('[R8.25] tells a failure that has no text of its own, under the title Noe gikk galt', async () => {
    await openReviews([1, 2, 3, 4, 5, 6].map((id) => review(id)))
    await userEvent.click(screen.getByRole('button', { name: 'Vis flere anmeldelser' }))
    const alert = await screen.findByText('Noe gikk galt')
    expect(alert.closest('[role=alert]')?.textContent).toContain('Prøv igjen om litt')
    expect(shown()).toHaveLength(5)
  })
})

describe('writing', () => {
  it('[R1.19] a customer who is logged in sends a review, and is thanked', async () => {
    const { api } = await openReviews([], { 'customers/current': kari, reviews: review(9) })
    await writeOne()
    expect(await screen.findByText('Takk for anmeldelsen')).toBeTruthy()
    expect(api.calls.find(({ path, method }) => path === 'reviews' && method === 'post')?.sent).toMatchObject({
      reviewable_id: 7,
      reviewable_type: 'article',
      rating: 4,
      content: 'Varm og god',
      true_to_size: 0,
      customer: 'Kari',
      anonymous: false,
    })
  })

  it('[R10.250] the form is open for who comes from the own page, and has the focus', async () => {
    const api = fakeApi({ 'articles/slug/vare-7': articleDetail(7, { reviews: [] }), 'customers/current': kari })
    openShop('/product/vare-7?skriv#anmeldelser', { api })
    expect(await screen.findByRole('form', { name: 'Skriv en anmeldelse' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Skriv en anmeldelse' })))
  })

  it('[R10.233] the thanks take the focus, which brings them into sight', async () => {
    await openReviews([], { 'customers/current': kari, reviews: review(9) })
    await writeOne()
    await screen.findByText('Takk for anmeldelsen')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Skriv en anmeldelse' })))
  })

  it('[R10.233] a second one of the same article is refused in sight, and the way to the first one is shown', async () => {
    const refused = () => {
      throw new ApiError(422, { message: 'No', code: 'validation_failed', requestId: '1' })
    }
    await openReviews([], { 'customers/current': kari, reviews: refused })
    const sights = vi.spyOn(Element.prototype, 'scrollIntoView')
    await writeOne()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Du kan skrive én anmeldelse av hver vare.')
    expect(sights.mock.contexts).toContain(alert)
    expect(within(alert).getByRole('link', { name: 'Endre den du har skrevet' }).getAttribute('href')).toBe('/min-side/anmeldelser')
    sights.mockRestore()
  })

  it.each([
    ['a guest', { 'customers/current': null }],
    ['somebody whose session is over', {}],
  ])('[R1.19] %s is told to log in instead', async (_, answers) => {
    await openReviews([], answers)
    await write()
    expect(await screen.findByText('Logg inn for å skrive en anmeldelse')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Logg inn' }).getAttribute('href')).toBe(
      '/logg-inn?til=%2Fproduct%2Fvare-7%3Fskriv%23anmeldelser',
    )
    expect(screen.queryByRole('form', { name: 'Skriv en anmeldelse' })).toBeNull()
  })

  it('[R1.19] so is who is logged out while writing', async () => {
    const refused = () => Promise.reject(new ApiError(401, { message: 'no', code: 'not_logged_in', requestId: '1' }))
    await openReviews([], { 'customers/current': kari, reviews: refused })
    await writeOne()
    expect(await screen.findByText('Logg inn for å skrive en anmeldelse')).toBeTruthy()
    expect(written().value).toBe('Varm og god')
    await userEvent.click(screen.getByRole('link', { name: 'Logg inn' }))
    expect(await screen.findByRole('dialog', { name: 'Logg inn' }), 'on any window, for the page holds what was written').toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Hva synes du/, hidden: true })).toHaveProperty('value', 'Varm og god')
  })

  it('what was written is still there for who is logged out in another tab, and comes back', async () => {
    await openReviews([], { 'customers/current': kari })
    await write()
    await userEvent.type(await screen.findByRole('textbox', { name: /Hva synes du/ }), 'Varm og god')
    const stored = localStorage.getItem('vd-user') ?? ''
    hearOfAnotherTab('null')
    expect(await screen.findByText('Logg inn for å skrive en anmeldelse')).toBeTruthy()
    expect(screen.getByText(/Det du har skrevet, blir stående/)).toBeTruthy()
    expect(written().value).toBe('Varm og god')
    hearOfAnotherTab(stored)
    await waitFor(() => expect(screen.queryByText('Logg inn for å skrive en anmeldelse')).toBeNull())
    expect(written().value).toBe('Varm og god')
  })

  it('[R8.25] a failure leaves what was written, and says so', async () => {
    const failing = () => Promise.reject(new ApiError(500, null))
    await openReviews([], { 'customers/current': kari, reviews: failing })
    await writeOne()
    expect(await screen.findByText('Noe gikk galt')).toBeTruthy()
    expect(written().value).toBe('Varm og god')
  })

  it('[R4.28] takes over the customer who logs in in another tab', async () => {
    await openReviews([], { 'customers/current': kari })
    await write()
    const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Navnet som vises/ })
    expect((await name()).value).toBe('Kari')
    const stored = JSON.parse(localStorage.getItem('vd-user') ?? '{}') as Record<string, unknown>
    hearOfAnotherTab(JSON.stringify({ ...stored, id: 32, firstName: 'Ola' }))
    expect((await name()).value).toBe('Ola')
  })
})

it('[R10.152] a review of what its customer has bought says so, and no other', async () => {
  await openReviews([review(1, { verified: true }), review(2)])
  const [second, first] = within(list()).getAllByRole('listitem')
  expect(first?.textContent).toContain('Bekreftet kjøp')
  expect(second?.textContent).not.toContain('Bekreftet kjøp')
})
