import type { Page } from 'playwright-core'
import { hydrated, putIntoCart } from './journey.ts'
import { goodsIn, htmlOf } from './pages.ts'
import { mouse } from './user.ts'

/** Puts an article into the cart by a press that React alone can answer: fails where the page is never hydrated. */
export async function putSomethingIntoCart(page: Page, url: string): Promise<void> {
  const article = await someArticle(page, url)
  await page.goto(url + article, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await putIntoCart(page, mouse)
}

/** A process that has just started may be too busy for its first page. */
async function someArticle(page: Page, url: string): Promise<string> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const [article] = goodsIn(await htmlOf(`${url}/klaer`))
    if (article) return article
    await page.waitForTimeout(500)
  }
  throw new Error(`${url}/klaer shows no articles`)
}
