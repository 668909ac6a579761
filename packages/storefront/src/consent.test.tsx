import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ConsentedService } from './app/index.ts'
import { kari, rememberKari } from './customer.fixtures.ts'
import { fakeApi, openShop } from './shop.fixtures.tsx'

// The scripts of strangers are not fetched, and not missed.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })

const services: readonly ConsentedService[] = [
  { kind: 'google-analytics', purpose: 'analytics', id: 'G-1', src: 'https://stats.example/g.js', cookies: ['_ga', '_ga_*'] },
  { kind: 'meta-pixel', purpose: 'marketing', id: '7', src: 'https://pixel.example/p.js', cookies: ['_fbp'] },
]
const open = (cookies = '', brand: object = { services }) => openShop('/', { brand, cookies })

const question = () => screen.findByRole('dialog', { name: /informasjonskapslene/ })
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))
const loaded = () => [...document.head.querySelectorAll('script[data-service]')].map((script) => script.getAttribute('src'))
/** The page is hydrated, and whatever waited for an idle moment has had it. */
async function idle(): Promise<void> {
  // Hidden while a receipt is awaited, and happy-dom does not notice that `:has()` stops matching.
  await screen.findByRole('contentinfo', { hidden: true })
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
}
const reloaded = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
const reload = (brand?: object) => {
  cleanup()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  return openShop('/', { brand: brand ?? { services }, cookies: 'a=b' })
}

afterEach(() => {
  reloaded.mockClear()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  Reflect.deleteProperty(window, 'dataLayer')
  Reflect.deleteProperty(window, 'fbq')
  Reflect.deleteProperty(window, '_fbq')
})

describe('the question about cookies', () => {
  it('[R4.34] shows on every load until the consent cookie is set, and not after', async () => {
    open()
    await question()
    reload()
    await answer('Kun nødvendige')
    expect(screen.queryByRole('dialog')).toBeNull()
    reload()
    await idle()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[R4.34] dismissed without an answer, it is asked again on the next load', async () => {
    open()
    ;(await question()).dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(document.cookie).not.toContain('cookiesAccepted')
    reload()
    await question()
  })

  it('is asked of a brand without services too, and then about nothing', async () => {
    open('', { services: [] })
    await answer('Tilpass')
    expect(within(await question()).queryAllByRole('switch')).toEqual([])
  })

  it('asks for the purposes that the brand’s services have, and no others', async () => {
    open('', { services: services.slice(0, 1) })
    await answer('Tilpass')
    expect(
      within(await question())
        .getAllByRole('switch', { name: /./ })
        .map((one) => one.getAttribute('value')),
    ).toEqual(['analytics'])
  })
})

describe('an answer', () => {
  it.each([
    ['Kun nødvendige', '', []],
    ['Godta alle', 'analytics.marketing', ['https://stats.example/g.js', 'https://pixel.example/p.js']],
  ])(
    '[R9.07] [R10.72] %s sets the consent cookie for a year, keeps its purposes and loads what it allows',
    async (name, purposes, scripts) => {
      const set = vi.spyOn(document, 'cookie', 'set')
      open()
      await question()
      expect(loaded()).toEqual([])
      await answer(name)
      expect(set.mock.calls.map(([cookie]) => cookie)).toContainEqual(
        expect.stringMatching(/^cookiesAccepted=true; path=\/; max-age=31536000/),
      )
      set.mockRestore()
      expect(document.cookie.split('; ')).toEqual(expect.arrayContaining(['cookiesAccepted=true', `cookiesPurposes=${purposes}`]))
      expect(loaded()).toEqual(scripts)
      reload()
      await idle()
      await expect.poll(() => loaded()).toEqual(scripts)
    },
  )

  it('[R10.72] a choice of one purpose keeps that one alone', async () => {
    open()
    await answer('Tilpass')
    await userEvent.click(screen.getByRole('switch', { name: 'Markedsføring' }))
    await answer('Lagre valget mitt')
    expect(document.cookie).toContain('cookiesPurposes=marketing')
    expect(loaded()).toEqual(['https://pixel.example/p.js'])
  })

  it('[R10.73] of a customer is saved on the account too, by service', async () => {
    rememberKari()
    const api = fakeApi({ 'customers/31': kari })
    openShop('/', { brand: { services }, cookies: '', api })
    await answer('Tilpass')
    await userEvent.click(screen.getByRole('switch', { name: 'Markedsføring' }))
    await answer('Lagre valget mitt')
    const saved = () => api.calls.filter(({ path }) => path === 'customers/31').map(({ sent }) => sent)
    await expect
      .poll(saved)
      .toEqual([{ cookies: true, cookie_default: true, cookie_ga: false, cookie_google_tag_manager: false, cookie_meta_pixel: true }])
  })

  it('[R10.73] of a guest goes to no account', async () => {
    const api = fakeApi()
    openShop('/', { brand: { services }, cookies: '', api })
    await answer('Godta alle')
    await idle()
    expect(api.calls.filter(({ path }) => path.startsWith('customers/'))).toEqual([])
  })

  it('tells each service what its script wants to find', async () => {
    open()
    await answer('Godta alle')
    const { dataLayer, fbq } = window as unknown as { dataLayer: IArguments[]; fbq: { queue: unknown[][] } }
    expect(dataLayer.map((told) => Array.from(told)).at(-1)).toEqual(['config', 'G-1'])
    expect(Object.prototype.toString.call(dataLayer[0])).toBe('[object Arguments]')
    expect(fbq.queue).toEqual([
      ['init', '7'],
      ['track', 'PageView'],
    ])
  })
})

describe('the button in the footer', () => {
  const press = async () => userEvent.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Personvernvalg' }))

  it.each([false, true])(
    '[R10.71] opens the choices again, and what is turned off is off on the next load (one line: %s)',
    async (singleLine) => {
      const brand = { services, footer: { singleLine } }
      open('cookiesAccepted=true; cookiesPurposes=analytics.marketing; _ga=GA1.2', brand)
      await expect.poll(() => loaded()).toHaveLength(2)
      await press()
      const dialog = within(await question())
      expect(dialog.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([true, true])
      await userEvent.click(dialog.getByRole('switch', { name: 'Statistikk' }))
      await answer('Lagre valget mitt')
      expect(document.cookie).toContain('cookiesPurposes=marketing')
      expect(document.cookie).not.toContain('_ga=')
      expect(reloaded, 'its script still runs').toHaveBeenCalledOnce()
      document.cookie = '_ga=GA1.3; path=/'
      reload(brand)
      await idle()
      await expect.poll(() => document.cookie).not.toContain('_ga=')
      await expect.poll(() => loaded()).toEqual(['https://pixel.example/p.js'])
      await press()
      expect(
        within(await question())
          .getAllByRole<HTMLInputElement>('switch')
          .map(({ checked }) => checked),
      ).toEqual([false, true])
    },
  )

  it('[R10.71] leaves the page as it is where nothing that runs was turned off', async () => {
    open('cookiesAccepted=true; cookiesPurposes=analytics; _ga=GA1.2')
    await expect.poll(() => loaded()).toHaveLength(1)
    await press()
    await answer('Godta alle')
    expect(loaded()).toHaveLength(2)
    expect(document.cookie).toContain('_ga=')
    expect(reloaded).not.toHaveBeenCalled()
  })

  it('[R10.71] takes no cookie away that a service of another purpose has too', async () => {
    const both = [...services.slice(0, 1), { ...services[0], purpose: 'marketing', id: 'G-2' }]
    open('cookiesAccepted=true; cookiesPurposes=marketing; _ga=GA1.2', { services: both })
    await expect.poll(() => loaded()).toHaveLength(1)
    expect(document.cookie).toContain('_ga=')
  })

  it('shows what is agreed to, and not what was tried before another answer', async () => {
    open('cookiesAccepted=true')
    await press()
    await userEvent.click(within(await question()).getByRole('switch', { name: 'Statistikk' }))
    await answer('Kun nødvendige')
    await press()
    expect(
      within(await question())
        .getAllByRole<HTMLInputElement>('switch')
        .map(({ checked }) => checked),
    ).toEqual([false, false])
  })
})

it('a question that was answered in another tab is not asked any more', async () => {
  open()
  await question()
  document.cookie = 'cookiesAccepted=true; path=/'
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

describe('a private screen', () => {
  const agreed = 'cookiesAccepted=true; cookiesPurposes=analytics.marketing'

  it.each(['/checkout/kvittering#token=hemmelig', '/checkout/kvittering/hemmelig', '/checkout/reserver'])(
    'has no service, and so has the rest of the document that was opened there: %s',
    async (path) => {
      const { router } = openShop(path, { brand: { services }, cookies: agreed })
      await idle()
      expect(loaded()).toEqual([])
      await act(() => router.navigate('/'))
      await idle()
      expect(loaded()).toEqual([])
    },
  )

  it('is loaded again, without them, where services run', async () => {
    const { router } = openShop('/', { brand: { services }, cookies: agreed })
    await expect.poll(() => loaded()).toHaveLength(2)
    await act(() => router.navigate('/checkout'))
    await idle()
    expect(reloaded).not.toHaveBeenCalled()
    await act(() => router.navigate('/checkout/reserver'))
    await idle()
    expect(reloaded).toHaveBeenCalledTimes(1)
  })
})

describe('the settings of an account', () => {
  /** Opens Kari's settings in a browser that has consented to `analytics`. */
  function openSettings() {
    rememberKari()
    document.cookie = 'cookiesPurposes=analytics; path=/'
    const api = fakeApi({
      'customers/current': kari,
      'customers/current/favourites': { articles: [] },
      'customers/current/sessions': [],
      'customers/31': (body: object) => ({ ...kari, ...body }),
    })
    openShop('/min-side/innstillinger', { api, brand: { services } })
    return api
  }

  it('[R10.220] say which cookies this browser may have, and open the question to change it, here and on the account', async () => {
    const api = openSettings()
    const section = within(await screen.findByRole('region', { name: 'Informasjonskapsler' }))
    expect(await section.findByText('I denne nettleseren har du sagt ja til noen av dem.')).toBeTruthy()
    await userEvent.click(section.getByRole('button', { name: 'Endre valget' }))
    expect(within(await question()).getByRole('switch', { name: /Statistikk/u })).toHaveProperty('checked', true)
    await answer('Godta alle')
    expect(await section.findByText('I denne nettleseren har du sagt ja til alle.')).toBeTruthy()
    await expect
      .poll(() => api.calls.find(({ method }) => method === 'put')?.sent)
      .toMatchObject({ cookie_ga: true, cookie_meta_pixel: true })
    expect(loaded()).toEqual([])
  })
})
