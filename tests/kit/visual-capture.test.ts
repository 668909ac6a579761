import { openBrowser } from '@vidda/tooling-machine/bring-browser'
import { capture } from '@vidda/tooling-visual/capture'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'

const matrix = '<div class="matrix"><div class="theme-cell" data-theme="so"><p>Siden</p><dialog>Spør</dialog></div></div>'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('refuses a picture of a matrix over which a modal dialog lies, and takes one of a dialog within its cell', async () => {
  const page = await browser.newPage()
  await page.setContent(matrix)
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await expect(capture(page)).rejects.toThrow('1 modal dialogs lie over the whole page')
  await page.evaluate(() => {
    document.querySelector('dialog')?.close()
    document.querySelector('dialog')?.show()
  })
  expect(Object.keys((await capture(page)).cells)).toEqual(['so'])
})
