import { expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

it('[R10.296] frees a list that was left: a page holds no more nodes after eight other orders than after two', async () => {
  const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const cards = page.locator('main ul[aria-label] h2[data-part="name"] > a')
  await page.goto(`${shops.url('so')}/klaer?page=1-3`)
  await hydrated(page)
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable')
  const nodes = async () => {
    for (let time = 0; time < 2; time += 1) await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0
  }
  const all = await cards.count()
  const orderAndBack = async (order: string) => {
    await page.getByRole('button', { name: 'Sortering' }).click()
    await page.getByRole('link', { name: order, exact: true }).click()
    await page.waitForURL(/[?&]sort=/u)
    await expect.poll(() => cards.count()).toBeLessThan(all)
    await page.goBack()
    await expect.poll(() => cards.count()).toBe(all)
  }
  for (const order of ['Navn', 'Pris']) await orderAndBack(order)
  const before = await nodes()
  for (const order of ['Navn', 'Pris', 'Navn', 'Pris', 'Navn', 'Pris']) await orderAndBack(order)
  await expect.poll(nodes).toBeLessThan(before * 1.3)
  expect(all).toBeGreaterThan(40)
  expect(problems).toEqual([])
  await context.close()
})
