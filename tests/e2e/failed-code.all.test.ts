import { expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { withShops } from './support/shops.ts'

const phone = { viewport: { width: 390, height: 844 } }

const shops = withShops()

it('a screen whose code does not come says so inside the frame, and can be tried again', async () => {
  const { page, context } = await openPage(shops.browser(), phone)
  await page.goto(`${shops.url('so')}/dame`)
  await hydrated(page)
  let comes = false
  await page.route('**/assets/article*.js*', (route) => (comes ? route.continue() : route.abort()))
  await page.getByRole('list', { name: 'Dame' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Noe gikk galt hos oss' }).waitFor()
  comes = true
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await page.getByRole('button', { name: 'Legg i handlekurven' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await context.close()
})

it('[R2.25] a logo whose SVG failed before the page lived is shown as PNG', async () => {
  const { page, context } = await openPage(shops.browser(), phone)
  await page.route('**/logo*.svg', (route) => route.abort())
  // The code comes after the logo has failed.
  await page.route('**/assets/*.js', async (route) => {
    await page.locator('header [data-part=image]').evaluate((logo: HTMLImageElement) => logo.decode().catch(() => undefined))
    await route.continue()
  })
  await page.goto(`${shops.url('so')}/dame`)
  await hydrated(page)
  const logo = page.locator('header [data-part=image][src*=".png"]')
  await logo.waitFor()
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // What comes once the page is idle may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

it('a cart whose code does not come says that the goods are in it', async () => {
  const { page, context } = await openPage(shops.browser(), phone)
  await page.goto(`${shops.url('so')}/dame`)
  await hydrated(page)
  await page.getByRole('list', { name: 'Dame' }).getByRole('link').first().click()
  const sizes = page.getByRole('group', { name: 'Størrelse' }).locator('input:not(:disabled, [aria-disabled])')
  await page.getByRole('button', { name: 'Legg i handlekurven' }).waitFor()
  await page.route('**/assets/CartModal*.js*', (route) => route.abort())
  if ((await sizes.count()) > 0) await sizes.first().locator('xpath=ancestor::label').click()
  await page.getByRole('button', { name: 'Legg i handlekurven' }).click()
  await page.getByText('Varen ligger i handlekurven.').waitFor()
  expect(await page.getByRole('banner').getByRole('status').textContent()).toBe('1')
  await context.close()
})

const told = 'Vi fikk ikke gjort det du ba om'

/** Opens a list, whose code named like this does not come until the answered function is called. */
async function openWithout(code: string) {
  const { page, context } = await openPage(shops.browser(), phone)
  let comes = false
  // Not taken away at the end: a request that is made just then would get no answer.
  await page.route(`**/assets/${code}*.js*`, (route) => (comes ? route.continue() : route.abort()))
  await page.goto(`${shops.url('so')}/dame`)
  await hydrated(page)
  return {
    page,
    context,
    come: () => {
      comes = true
    },
  }
}

it('a menu whose code does not come says so, and opens at the next press', async () => {
  const { page, context, come } = await openWithout('PhoneMenu-')
  const press = () => page.getByRole('button', { name: 'Åpne menyen' }).click()
  await press()
  await page.getByText(told).waitFor()
  come()
  await press()
  const way = page.getByRole('dialog').getByRole('link', { name: 'Herre' })
  await way.waitFor()
  expect(await way.getAttribute('href')).toBe('/herre')
  await context.close()
})

it('more of a list whose code does not come says so, and comes at the next press', async () => {
  const { page, context, come } = await openWithout('load-listing')
  const more = page.getByRole('link', { name: 'Vis flere varer' })
  await more.click()
  await page.getByText('Vi fikk ikke hentet flere varer').waitFor()
  come()
  await more.click()
  await page.waitForURL('**/dame?page=1-2')
  expect(await page.getByText('Vi fikk ikke hentet flere varer').count()).toBe(0)
  await context.close()
})

it('filters whose values’ code does not come say so, and are there at the next try', async () => {
  const { page, context, come } = await openWithout('load-filter-values')
  await page.getByRole('link', { name: /^Filter/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByText('Vi fikk ikke hentet filtrene').waitFor()
  come()
  await panel.getByRole('button', { name: 'Prøv igjen' }).click()
  await panel.getByRole('checkbox').first().waitFor({ state: 'attached' })
  expect(await panel.getByText('Vi fikk ikke hentet filtrene').count()).toBe(0)
  await context.close()
})

it('code that a browser keeps for failed is asked for under another address', async () => {
  const { page, context } = await openPage(shops.browser(), phone)
  await page.route(/\/assets\/menu-drawer[^?]*$/u, (route) => route.abort())
  await page.goto(`${shops.url('so')}/dame`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Åpne menyen' }).click()
  const way = page.getByRole('dialog').getByRole('link', { name: 'Herre' })
  await way.waitFor()
  expect(await way.getAttribute('href')).toBe('/herre')
  await context.close()
})

// Their file holds the screens of all lists.
it('a screen within a file that a browser keeps for failed opens all the same', async () => {
  const { page, context } = await openPage(shops.browser(), { viewport: { width: 1280, height: 800 } })
  let failures = 0
  await page.route(/\/assets\/list-screens[^?]*$/u, (route) => {
    failures += 1
    return route.abort()
  })
  await page.goto(`${shops.url('so')}/butikker`)
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Dame' }).first().click()
  await page.getByRole('list', { name: 'Dame' }).waitFor()
  expect(failures).toBeGreaterThan(0)
  expect(await page.getByRole('heading', { level: 1, name: 'Dame' }).count()).toBe(1)
  await context.close()
})
