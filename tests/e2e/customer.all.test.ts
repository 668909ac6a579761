import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { anotherAccount, becomeCustomer, logIn, openMyPage, register } from './support/customer.ts'
import { asksToHear, logsInOverThePage } from './support/customer-walks.ts'
import { arrived, hydrated, shownOrTold } from './support/journey.ts'
import { visitedBrands, widthsFor } from './support/kit.ts'
import { fillCart, show } from './support/screens.ts'
import { withShops } from './support/shops.ts'
import { modulesOfImage, modulesOfPage } from './support/qr-code.ts'
import { stockedArticle } from './support/stock.ts'
import { keyboard, mouse } from './support/user.ts'

const shops = withShops()

const own = ['', '/ordrer', '/reservasjoner', '/anmeldelser', '/favoritter', '/innstillinger', '/innstillinger/opplysninger'] as const

describe.each(visitedBrands)('a customer of %s', (brand) => {
  it.each(widthsFor(brand, [390, 1440]))(
    '[R1.23] [R10.53] [R10.54] registers, stays in over a reload, logs out and in again by phone, and reads every own page, at %i px',
    async (width) => {
      const { context, page, problems } = await openPage(shops.browser(), { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
      const user = width === 390 ? mouse : keyboard(page)
      const account = anotherAccount()
      await show(page, `${shops.url(brand)}/registrer`)
      expect(await violations(page)).toEqual([])
      await register(page, user, account)
      await arrived(page, '/min-side')
      await shownOrTold(page, page.getByText('Hei, Kari'))
      await page.reload()
      await shownOrTold(page, page.getByText('Hei, Kari'))
      for (const path of own) {
        await page.goto(`${shops.url(brand)}/min-side${path}`)
        await hydrated(page)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.locator('main [role=status][aria-label], main [data-pending]').first().waitFor({ state: 'detached' })
        expect(await violations(page), path).toEqual([])
      }

      await page.goto(`${shops.url(brand)}/min-side`)
      await hydrated(page)
      await user.press(page.getByRole('button', { name: 'Logg ut' }).first())
      await page.getByText('Du er logget ut').waitFor()
      await page.goto(`${shops.url(brand)}/min-side/ordrer`)
      await hydrated(page)
      await user.press(page.locator('main').getByRole('link', { name: 'Logg inn' }))
      await logIn(page, user, account.phone, account.password)
      await arrived(page, '/min-side/ordrer')
      await page.getByRole('heading', { level: 1, name: 'Ordrer' }).waitFor()
      expect(problems).toEqual([])
      await context.close()
    },
  )

  it('[R10.174] saves the personal code as a picture, and has it on the open page where the line is gone', async () => {
    const account = anotherAccount()
    const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await show(page, `${shops.url(brand)}/registrer`)
    await register(page, mouse, account)
    await arrived(page, '/min-side')
    const shown = page.getByRole('img', { name: 'QR-kode med din personlige kode' })
    await shown.waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Lagre koden som bilde' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/personlig-kode\.png$/u)
    expect(await modulesOfImage(await saved.path())).toEqual(await modulesOfPage(shown))

    await page.getByRole('link', { name: 'Ordrer', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Ordrer' }).waitFor()
    expect(problems).toEqual([])
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Oversikt' }).first().click()
    await shown.waitFor()
    expect(problems.filter((problem) => !/NoAnswerError|ERR_INTERNET_DISCONNECTED/u.test(problem))).toEqual([])
    await context.close()
  })

  it('[R10.153] [R10.154] logs in over the page from the header and from the cart, by keyboard at 1440 px', async () => {
    expect(await logsInOverThePage(shops.browser(), shops.url(brand))).toEqual([])
  })

  it('[R2.58] [R10.155] [R10.156] logs in by page from the cart, which is open afterwards, and reserves as who the account knows, at 390 px', async () => {
    const account = anotherAccount()
    await becomeCustomer(shops.browser(), shops.url(brand), account)
    const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await fillCart(page, shops.url(brand))
    const { pathname } = new URL(page.url())
    const cart = page.getByRole('dialog', { name: 'Min Handlekurv' })
    await cart.getByRole('link', { name: 'Logg inn' }).click()
    await arrived(page, '/logg-inn')
    await logIn(page, mouse, account.email, account.password)
    await arrived(page, pathname)
    await shownOrTold(page, cart)
    expect(await cart.getByRole('link', { name: 'Logg inn' }).count()).toBe(0)
    await show(page, `${shops.url(brand)}/checkout/reserver`)
    await page.locator('main [data-pending]').first().waitFor({ state: 'detached' })
    expect(await page.getByRole('textbox', { name: 'E-post' }).inputValue()).toBe(account.email)
    expect(await page.getByRole('textbox', { name: 'Navn', exact: true }).inputValue()).toBe(`${account.firstName} Nordmann`)
    expect(problems).toEqual([])
    await context.close()
  })

  it('[R4.26] [R4.30] has the same favourites on two devices, and logs in and out in all tabs at once', async () => {
    const account = anotherAccount()
    const first = await openPage(shops.browser())
    await show(first.page, `${shops.url(brand)}/registrer`)
    await register(first.page, mouse, account)
    await arrived(first.page, '/min-side')
    const article = await stockedArticle(shops.url(brand))
    await show(first.page, shops.url(brand) + article)
    const kept = first.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/current/favourites'))
    await first.page
      .getByRole('button', { name: /^Legg til i favoritter/u })
      .first()
      .click()
    await kept

    const second = await openPage(shops.browser())
    const other = await second.context.newPage()
    await show(other, `${shops.url(brand)}/min-side`)
    await other.locator('main').getByRole('link', { name: 'Logg inn' }).waitFor()
    await show(second.page, `${shops.url(brand)}/logg-inn`)
    await logIn(second.page, mouse, account.email, account.password)
    await arrived(second.page, '/min-side')
    await shownOrTold(other, other.getByText('Hei, Kari'))
    await show(second.page, `${shops.url(brand)}/favoritter`)
    await shownOrTold(second.page, second.page.locator(`main a[href="${article}"]`).first())

    await second.page.goto(`${shops.url(brand)}/min-side`)
    await hydrated(second.page)
    await second.page.getByRole('button', { name: 'Logg ut' }).first().click()
    await shownOrTold(other, other.locator('main').getByRole('link', { name: 'Logg inn' }))
    await openMyPage(first.page, shops.url(brand), 'Kari')
    expect([...first.problems, ...second.problems]).toEqual([])
    await Promise.all([first.context.close(), second.context.close()])
  })

  it('[R10.188] comes by a mailed link, and reloads where it led, without a page that is not the server’s', async () => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    for (const [path, words] of [
      ['/logg-inn', 'Bekreft og logg inn'],
      ['/nytt-passord', 'Lagre passordet'],
      ['/min-side/innstillinger', 'Bekreft adressen'],
    ] as const) {
      await show(page, `${shops.url(brand)}${path}#token=oppbrukt`)
      const button = page.locator('main').getByRole('button', { name: words })
      await shownOrTold(page, button)
      expect(page.url()).toBe(shops.url(brand) + path)
      await page.reload()
      await hydrated(page)
      await shownOrTold(page, button)
      await page.goto('about:blank')
    }
    expect(problems).toEqual([])
    await context.close()
  })

  it('[R10.164] asks to hear of a size as a guest and logged in, and deletes what was asked for', async () => {
    expect(await asksToHear(shops.browser(), shops.url(brand))).toEqual([])
  })
})
