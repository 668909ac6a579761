import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { anotherAccount, logIn, openMyPage, register } from './support/customer.ts'
import { hydrated, shownOrTold } from './support/journey.ts'
import { visitedBrands, widthsFor } from './support/kit.ts'
import { show } from './support/screens.ts'
import { withShops } from './support/shops.ts'
import { stockedArticle } from './support/stock.ts'
import { keyboard, mouse } from './support/user.ts'

const shops = withShops()

const own = ['', '/ordrer', '/reservasjoner', '/anmeldelser', '/favoritter', '/innstillinger'] as const

/** A new document has come, and lives. */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await hydrated(page)
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
})
