import { describe, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { brandOrder, widthsFor } from './support/kit.ts'
import { wordsIn } from './support/layout.ts'
import { everyScreen } from './support/pages.ts'
import { onEveryScreen } from './support/screens.ts'
import { brokenStructure, mislabelled } from './support/semantics.ts'
import { withShops } from './support/shops.ts'
import { unseenStops } from './support/stops.ts'
import { withDots, withWindows } from './support/windows.ts'

const shops = withShops()
const { openQuickWindow } = withWindows(() => shops.browser())

/** The brand with every gender, both lines of a header and both purposes of cookies. */
const first = 'so'

/** What the mobile layout has in another form: the row of share buttons is one button there (spec §2), and the words of the paging links are arrows with a name. */
const replaced: ReadonlySet<string> = new Set(['Del på Facebook', 'Del på X', 'Send på e-post', 'Kopier lenken', 'Forrige', 'Neste'])

describe(`every screen of ${first}`, () => {
  it('[R10.76] at 400 % of 1280 px has all the words that it has at 100 %', async ({ expect }) => {
    const narrow = await openQuickWindow(320, { deviceScaleFactor: 4, viewport: { width: 320, height: 256 } })
    const wide = await openQuickWindow(1280)
    await onEveryScreen({ url: shops.url(first) }, [wide, narrow], async (path) => {
      // A campaign counts down: whichever figure it shows, it shows one.
      const figures = (line: string) => line.replaceAll(/\d+/gu, '0')
      const kept = new Set((await wordsIn(narrow)).map(figures))
      const gone = (await wordsIn(wide)).filter((line) => !kept.has(figures(line)) && !replaced.has(line))
      expect.soft([path, gone]).toEqual([path, []])
    })
  })

  it('[R10.75] shows where the focus is, stop by stop', async ({ expect }) => {
    const page = await openQuickWindow(1280)
    await onEveryScreen({ url: shops.url(first) }, [page], async (path) => {
      expect.soft([path, await unseenStops(page)]).toEqual([path, []])
    })
  })
})

describe.concurrent.each(brandOrder)('every screen of %s', (brand) => {
  it.for(widthsFor(brand, [320, 390, 1440]))(
    '[R10.74] at %i px has nothing that checks of WCAG 2.2, names and structure find wrong',
    { timeout: 900_000 },
    async (width, { expect }) => {
      const { context, page } = await openPage(shops.browser(), { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await withDots(page)
      await onEveryScreen({ url: shops.url(brand), screens: everyScreen }, [page], async (path) => {
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
