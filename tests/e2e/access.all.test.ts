import { describe, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { brandOrder } from './support/kit.ts'
import { everyScreen } from './support/pages.ts'
import { onEveryScreen } from './support/screens.ts'
import { brokenStructure, mislabelled } from './support/semantics.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

describe.concurrent.each(brandOrder)('every screen of %s', (brand) => {
  it.for([320, 390, 1440])(
    '[R10.74] at %i px has nothing that checks of WCAG 2.2, names and structure find wrong',
    { timeout: 900_000 },
    async (width, { expect }) => {
      const { context, page } = await openPage(shops.browser(), { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await onEveryScreen({ brand, url: shops.url(brand), screens: everyScreen }, [page], async (path) => {
        // What is folded away is part of the screen too.
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
        })
        expect.soft([path, await violations(page), await mislabelled(page), await brokenStructure(page)]).toEqual([path, [], [], []])
      })
      await context.close()
    },
  )
})
