import type { Page } from 'playwright-core'

type Point = { readonly x: number; readonly y: number }

/** One finger from `from` by each of `ways` in turn (px, down is positive), as the browser itself would get it from a screen. */
export async function swipe(page: Page, from: Point, ...ways: readonly Point[]): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  const steps = 5
  await send('touchStart', [from])
  let at = from
  for (const by of ways) {
    for (let step = 1; step <= steps; step += 1) {
      await send('touchMove', [{ x: at.x + (by.x * step) / steps, y: at.y + (by.y * step) / steps }])
    }
    at = { x: at.x + by.x, y: at.y + by.y }
  }
  await send('touchEnd', [])
  await screen.detach()
}
