import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { hydrated, shownOrTold } from './support/journey.ts'
import { brandOrder } from './support/kit.ts'
import { openReceipt, ordered } from './support/order-receipt.ts'
import { withShops } from './support/shops.ts'
import { keyboard, mouse } from './support/user.ts'

const shops = withShops()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const problem = 'Glidelåsen foran gikk opp av seg selv på første tur, og lar seg ikke lukke igjen.'

describe.each(brandOrder)('goods bought at %s', (brand) => {
  it.each([
    [390, 'by mouse'],
    [1440, 'by keyboard'],
  ] as const)('[R10.118] are complained of on their receipt, at %i px %s, and every step can be read by everybody', async (width, how) => {
    const { context, page, problems, link } = await ordered(shops.browser(), shops.url(brand), width)
    const user = how === 'by mouse' ? mouse : keyboard(page)
    await openReceipt(page, link, 'Reklamer')

    await user.press(page.getByRole('button', { name: 'Reklamer' }))
    await heading(page, 'Reklamer på en vare').waitFor()
    expect(await violations(page)).toEqual([])
    await user.press(page.getByRole('button', { name: 'Send reklamasjonen' }))
    await page.getByRole('link', { name: 'Velg hva du ønsker' }).waitFor()
    expect(await violations(page)).toEqual([])

    const goods = page.getByRole('radio').first()
    if (!(await goods.isChecked())) await user.choose(goods)
    await page.getByLabel('Hva er galt?').fill(problem)
    await page.getByLabel('Når oppdaget du det?').fill('2001-01-01')
    await user.choose(page.getByRole('radio', { name: 'En ny vare' }))
    await user.press(page.getByRole('button', { name: 'Send reklamasjonen' }))
    await page.getByRole('link', { name: /^Datoen kan ikke være før du kjøpte varen/u }).waitFor()
    await page
      .getByLabel('Når oppdaget du det?')
      .fill(await page.evaluate(() => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Oslo' })))
    await user.press(page.getByRole('button', { name: 'Send reklamasjonen' }))

    await shownOrTold(page, heading(page, 'Vi har mottatt reklamasjonen din'))
    expect(await violations(page)).toEqual([])
    await page.goto(link)
    await hydrated(page)
    await page.getByText(/^Reklamasjon mottatt/u).waitFor()
    await page.getByText(problem).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
