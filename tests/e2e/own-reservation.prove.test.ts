import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { hydrated, shownOrTold } from './support/journey.ts'
import { brandOrder } from './support/kit.ts'
import { makeReceipt } from './support/screens.ts'
import { withShops } from './support/shops.ts'
import { keyboard, mouse } from './support/user.ts'

const shops = withShops()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function reserved(brand: string, width: number) {
  const url = shops.url(brand)
  const { context, page, problems } = await openPage(shops.browser(), { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  const link = url + (await makeReceipt(page, url))
  return { context, page, problems, link }
}

async function openReceipt(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await hydrated(page)
  await shownOrTold(page, button(page, 'Avbestill'))
}

describe.each(brandOrder)('a reservation at %s', (brand) => {
  it.each([
    [390, 'by mouse'],
    [1440, 'by keyboard'],
  ] as const)(
    '[R10.103] is changed and cancelled on its receipt, at %i px %s, and every step can be read by everybody',
    async (width, how) => {
      const { context, page, problems, link } = await reserved(brand, width)
      const user = how === 'by mouse' ? mouse : keyboard(page)
      await openReceipt(page, link)

      await user.press(button(page, 'Endre reservasjonen'))
      await heading(page, 'Endre reservasjonen').waitFor()
      expect(await violations(page)).toEqual([])
      const count = page.getByLabel(/^Antall av/u)
      await count.selectOption('0')
      await user.press(button(page, 'Lagre endringene'))
      await page.getByRole('link', { name: /^Behold minst én vare/u }).waitFor()
      expect(await violations(page)).toEqual([])
      await count.selectOption('1')
      await page.getByLabel('Navn').fill('')
      await user.fill(page.getByLabel('Navn'), 'Ola Hansen')
      await user.press(button(page, 'Lagre endringene'))
      await shownOrTold(page, page.getByText(/^Endringene er lagret/u))

      await user.press(button(page, 'Avbestill'))
      await heading(page, 'Avbestille reservasjonen?').waitFor()
      expect(await violations(page)).toEqual([])
      await page.goBack()
      await button(page, 'Avbestill').waitFor()
      await page.goForward()
      await page.reload()
      await hydrated(page)
      await user.press(button(page, 'Bekreft avbestilling'))
      await shownOrTold(page, heading(page, 'Du har avbestilt reservasjonen'))
      expect(await violations(page)).toEqual([])
      await page.reload()
      await hydrated(page)
      await heading(page, 'Du har avbestilt reservasjonen').waitFor()
      expect(await button(page, 'Avbestill').count()).toBe(0)
      expect(problems).toEqual([])
      await context.close()
    },
  )

  it('is cancelled once when two tabs do it, and a third that changes it is told', async () => {
    const { context, page, link } = await reserved(brand, 390)
    const [cancelling, changing] = [await context.newPage(), await context.newPage()]
    for (const tab of [page, cancelling]) {
      await openReceipt(tab, link)
      await button(tab, 'Avbestill').click()
      await heading(tab, 'Avbestille reservasjonen?').waitFor()
    }
    await openReceipt(changing, link)
    await button(changing, 'Endre reservasjonen').click()
    await heading(changing, 'Endre reservasjonen').waitFor()
    for (const tab of [page, cancelling]) {
      await button(tab, 'Bekreft avbestilling').click()
      await shownOrTold(tab, heading(tab, 'Du har avbestilt reservasjonen'))
    }
    await changing.getByLabel('Navn').fill('Ola Hansen')
    await button(changing, 'Lagre endringene').click()
    await changing.getByText(/^Det gikk ikke: reservasjonen kan ikke endres/u).waitFor()
    expect(await button(changing, 'Lagre endringene').count()).toBe(0)
    await context.close()
  })
})
