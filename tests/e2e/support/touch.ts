import type { Page } from 'playwright-core'

/** One finger from `from` by `by` (px, down is positive), as the browser itself would get it from a screen. */
export async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  const steps = 5
  await send('touchStart', [from])
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }])
  }
  await send('touchEnd', [])
  await screen.detach()
}
