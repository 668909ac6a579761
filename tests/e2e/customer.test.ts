import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { anotherAccount, becomeCustomer, logIn, openMyPage, register } from './support/customer.ts'
import { hydrated, shownOrTold } from './support/journey.ts'
import { visitedBrands, widthsFor } from './support/kit.ts'
import { fillCart, show } from './support/screens.ts'
import { withShops } from './support/shops.ts'
import { modulesOfImage, modulesOfPage } from './support/qr-code.ts'
import { stockedArticle } from './support/stock.ts'
import { keyboard, mouse, type User } from './support/user.ts'

const shops = withShops()

const own = ['', '/ordrer', '/reservasjoner', '/anmeldelser', '/favoritter', '/innstillinger', '/innstillinger/opplysninger'] as const

/** A new document has come, and lives. */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await hydrated(page)
}

/** Opens the form on the article, and asks for a size that a shop has not. */
async function askForSize(page: Page, user: User, email: string | null): Promise<void> {
  await user.press(page.getByRole('button', { name: 'Utsolgt størrelse? Få beskjed' }))
  const form = page.getByRole('group', { name: 'Si fra når den er tilbake' })
  const [shop, size] = [form.getByLabel('Butikk'), form.getByLabel('Størrelse')]
  await shop.waitFor()
  const count = await shop.locator('option').count()
  // The first of the shops that lacks a size.
  for (let index = 0; index < count && (await size.count()) === 0; index += 1) await shop.selectOption({ index })
  await size.selectOption({ index: 1 })
  if (email !== null) await user.fill(form.getByLabel('E-postadresse'), email)
  await user.press(form.getByRole('button', { name: 'Si fra til meg' }))
}

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
    const account = anotherAccount()
    await becomeCustomer(shops.browser(), shops.url(brand), account)
    const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const user = keyboard(page)
    await fillCart(page, shops.url(brand))
    const address = page.url()
    const cart = page.getByRole('dialog', { name: 'Min Handlekurv' })
    const login = page.getByRole('dialog', { name: 'Logg inn' })
    await user.press(cart.getByRole('link', { name: 'Logg inn' }))
    await login.waitFor()
    await cart.waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await login.waitFor({ state: 'detached' })
    await cart.waitFor()
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'detached' })

    const opener = page.getByRole('link', { name: 'Min side' })
    await user.press(opener)
    await login.waitFor()
    await page.keyboard.press('Escape')
    await login.waitFor({ state: 'detached' })
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await user.press(opener)
    await login.waitFor()
    await logIn(page, user, account.phone, account.password, login)
    await shownOrTold(page, page.getByText(`Du er logget inn som ${account.firstName}`))
    await login.waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    await user.press(opener)
    await shownOrTold(page, page.getByText(`Hei, ${account.firstName}`))
    expect(problems).toEqual([])
    await context.close()
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

  it('[R10.164] asks to hear of a size as a guest and logged in, and deletes what was asked for', async () => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const user = keyboard(page)
    const account = anotherAccount()
    const article = shops.url(brand) + (await stockedArticle(shops.url(brand)))
    await show(page, article)
    await askForSize(page, user, anotherAccount().email)
    await page.getByText('Sjekk e-posten din').waitFor()
    expect(await violations(page)).toEqual([])

    await show(page, `${shops.url(brand)}/registrer`)
    await register(page, user, account)
    await arrived(page, '/min-side')
    await show(page, article)
    await askForSize(page, user, null)
    await user.press(page.getByRole('link', { name: 'Se alt du venter på' }))
    const list = page.getByRole('list', { name: 'Du venter på' })
    await list.getByText('Bekreft med lenken i e-posten').waitFor()
    expect(await violations(page)).toEqual([])
    await user.press(list.getByRole('button', { name: /^Slett: / }))
    await page.getByText('Du venter ikke på noe').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
