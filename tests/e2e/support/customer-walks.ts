import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { anotherAccount, becomeCustomer, logIn, register } from './customer.ts'
import { arrived, shownOrTold } from './journey.ts'
import { fillCart, show } from './screens.ts'
import { stockedArticle } from './stock.ts'
import { keyboard, type User } from './user.ts'

/** Logs in over the page from the header, and comes to it from the cart, by keyboard; answers with what went wrong on the page. */
export async function logsInOverThePage(browser: Browser, url: string): Promise<readonly string[]> {
  const account = anotherAccount()
  await becomeCustomer(browser, url, account)
  const { context, page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const user = keyboard(page)
  await fillCart(page, url)
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
  await context.close()
  return problems
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

/** Asks to hear of a size as a guest and then logged in, and deletes what was asked for; answers with what went wrong on the page. */
export async function asksToHear(browser: Browser, url: string): Promise<readonly string[]> {
  const { context, page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const user = keyboard(page)
  const account = anotherAccount()
  const article = url + (await stockedArticle(url))
  await show(page, article)
  await askForSize(page, user, anotherAccount().email)
  await page.getByText('Sjekk e-posten din').waitFor()
  expect(await violations(page)).toEqual([])

  await show(page, `${url}/registrer`)
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
  await context.close()
  return problems
}
