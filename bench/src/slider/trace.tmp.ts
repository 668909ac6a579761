import { chromium } from 'playwright-core'
import { writeFileSync } from 'node:fs'
import { browserArguments, findBrowser } from '../../../scripts/browser.ts'
import { buildPage } from './build-page.ts'
const built = await buildPage()
const browser = await chromium.launch({ executablePath: findBrowser()!, args: [...browserArguments] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.route('**/*', (route) => {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ body: built.html, contentType: 'text/html; charset=utf-8' })
  if (pathname === '/slider.js') return route.fulfill({ body: built.script, contentType: 'text/javascript; charset=utf-8' })
  return route.fulfill({ body: built.picture, contentType: 'image/webp' })
})
await page.goto('http://slider.bench/')
await page.getByRole('slider').first().waitFor({ state: 'attached' })
await page.waitForTimeout(1500)
const cdp = await page.context().newCDPSession(page)
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
const track = (await page.locator('[data-part="track"]').boundingBox())!
const y = Math.round(track.y + track.height / 2)
const mouse = (type: any, x: number) => cdp.send('Input.dispatchMouseEvent', { type, x: Math.round(x), y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 })
await browser.startTracing(page, { categories: ['devtools.timeline', 'blink', 'v8.execute', 'cc', 'disabled-by-default-devtools.timeline', 'disabled-by-default-v8.cpu_profiler'] })
await mouse('mousePressed', track.x)
for (let s = 1; s <= 60; s++) { await mouse('mouseMoved', track.x + track.width * 0.95 * s / 60); await page.waitForTimeout(16) }
await mouse('mouseReleased', track.x + track.width * 0.95)
writeFileSync('/tmp/w/trace.json', await browser.stopTracing())
await browser.close()
