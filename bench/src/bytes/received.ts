import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'

export type ReceivedScript = { readonly url: string; readonly bytes: number; readonly text: string }

const untouched = 5000

/**
 * The scripts that Chromium receives with a fresh profile until 5 s after load, untouched. `bytes` is Chromium's own
 * count of what came over the wire, headers included.
 */
export async function receivedScripts(browser: Browser, url: string): Promise<readonly ReceivedScript[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const scripts = new Map<string, string>()
  const sizes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.set(requestId, response.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  await page.goto(url, { waitUntil: 'load' })
  await wait(untouched)
  const received = await Promise.all(
    [...scripts].map(async ([requestId, address]) => {
      const { body, base64Encoded } = await devtools.send('Network.getResponseBody', { requestId })
      return { url: address, bytes: sizes.get(requestId) ?? 0, text: base64Encoded ? Buffer.from(body, 'base64').toString() : body }
    }),
  )
  await context.close()
  return received
}
