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
describe.each(brandOrder)('a purchase at %s', (brand) => {
  it.each([
    [390, 'by mouse'],
    [1440, 'by keyboard'],
  ] as const)('[R10.98] is withdrawn from on its receipt, at %i px %s, and every step can be read by everybody', async (width, how) => {
    const { context, page, problems, link } = await ordered(shops.browser(), shops.url(brand), width)
    const user = how === 'by mouse' ? mouse : keyboard(page)
    await openReceipt(page, link, 'Angre kjøp')

    await user.press(page.getByRole('button', { name: 'Angre kjøp' }))
    await heading(page, 'Hva vil du angre på?').waitFor()
    expect(await violations(page)).toEqual([])
    const first = page.getByRole('checkbox').first()
    if (await first.isChecked()) await first.press('Space')
    await user.press(page.getByRole('button', { name: 'Fortsett' }))
    await page.getByRole('link', { name: 'Velg minst én vare' }).waitFor()
    expect(await violations(page)).toEqual([])
    await first.press('Space')
    await user.press(page.getByRole('button', { name: 'Fortsett' }))

    await heading(page, 'Se over og bekreft').waitFor()
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await heading(page, 'Hva vil du angre på?').waitFor()
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
    await page.goForward()
    await heading(page, 'Se over og bekreft').waitFor()
    await page.reload()
    await hydrated(page)
    await heading(page, 'Se over og bekreft').waitFor()

    await user.press(page.getByRole('button', { name: 'Bekreft angring' }))
    await shownOrTold(page, heading(page, 'Vi har mottatt at du angrer'))
    expect(await violations(page)).toEqual([])
    await openReceiptAgain(page, link)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is withdrawn from once, when two tabs confirm it', async () => {
    const { context, page, link } = await ordered(shops.browser(), shops.url(brand), 390)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await openReceipt(tab, link, 'Angre kjøp')
      await tab.getByRole('button', { name: 'Angre kjøp' }).click()
      await heading(tab, 'Hva vil du angre på?').waitFor()
      const first = tab.getByRole('checkbox').first()
      if (!(await first.isChecked())) await first.press('Space')
      await tab.getByRole('button', { name: 'Fortsett' }).click()
      await heading(tab, 'Se over og bekreft').waitFor()
    }
    await page.getByRole('button', { name: 'Bekreft angring' }).click()
    await shownOrTold(page, heading(page, 'Vi har mottatt at du angrer'))
    await other.getByRole('button', { name: 'Bekreft angring' }).click()
    await shownOrTold(other, heading(other, 'Vi har mottatt at du angrer'))
    await openReceiptAgain(page, link)
    expect(await page.getByText(/^Angring mottatt/u).count()).toBe(1)
    await context.close()
  })
})

/** The receipt says what was taken back, and offers no more of it. */
async function openReceiptAgain(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await hydrated(page)
  await page.getByText('Du har angret kjøpet').waitFor()
  expect(await page.getByRole('button', { name: 'Angre kjøp' }).count()).toBe(0)
}
