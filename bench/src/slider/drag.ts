import type { Browser, CDPSession, Page } from 'playwright-core'
import type { BuiltPage } from './build-page.ts'

/** What the page tells of itself. */
export type Counted = { listRenders: number; shown: number }

export type Way = { readonly name: string; readonly width: number; readonly height: number; readonly touch: boolean }

/** One drag: the time between frames in ms, and where it ended. */
export type Drag = {
  readonly frames: readonly number[]
  /** From letting go until the goods have followed, ms. */
  readonly follow: number
  readonly longestAfter: number
  /** Places that the handle stood at on its way. */
  readonly places: number
  /** Renders of the list before the handle was let go. */
  readonly listRenders: number
  /** Kroner between the handles at the end, and 15 % of the range. */
  readonly distance: number
  readonly gap: number
}

export const steps = 60
const slowdown = 4
const origin = 'http://slider.bench'

type Recorder = { frames: number[]; places: Set<string>; stop: () => void }
declare const recorder: Recorder
declare const counted: Counted

async function open(browser: Browser, { html, script, picture }: BuiltPage, { width, height, touch }: Way): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: touch, isMobile: touch })
  page.on('pageerror', (error) => {
    throw error
  })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
    if (pathname === '/slider.js') return route.fulfill({ body: script, contentType: 'text/javascript; charset=utf-8' })
    return route.fulfill({ body: picture, contentType: 'image/webp' })
  })
  await page.goto(`${origin}/`)
  await page.getByRole('slider').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  return page
}

/** Notes the time of each frame and each place of the lower handle. */
const record = (page: Page) =>
  page.evaluate(() => {
    const input = document.querySelector('[role="dialog"] input[type="range"]')
    const [frames, places]: [number[], Set<string>] = [[], new Set<string>()]
    let before = performance.now()
    let running = true
    const tick = (): void => {
      const now = performance.now()
      frames.push(now - before)
      before = now
      places.add(input?.getAttribute('aria-valuenow') ?? '')
      if (running) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    const stop = (): void => {
      running = false
    }
    Object.assign(globalThis, { recorder: { frames, places, stop } satisfies Recorder })
  })

const noted = (page: Page) => page.evaluate(() => ({ frames: recorder.frames.splice(0), places: recorder.places.size, ...counted }))

/** A pointer of the way's kind, moved by the browser itself as a hand would move it. */
function pointer(cdp: CDPSession, touch: boolean) {
  const at = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y) })
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    cdp.send('Input.dispatchMouseEvent', { type, ...at(x, y), button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 })
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at(x, y)] })
  return touch
    ? { down: finger.bind(null, 'touchStart'), move: finger.bind(null, 'touchMove'), up: finger.bind(null, 'touchEnd') }
    : { down: mouse.bind(null, 'mousePressed'), move: mouse.bind(null, 'mouseMoved'), up: mouse.bind(null, 'mouseReleased') }
}

/** Drags the lower handle in 60 moves past where the gap stops it, on a processor four times as slow, and lets it go. */
export async function drag(browser: Browser, built: BuiltPage, way: Way): Promise<Drag> {
  const page = await open(browser, built, way)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const track = await page.locator('[data-part="track"]').boundingBox()
  if (!track) throw new Error('The page shows no slider')
  const y = track.y + track.height / 2
  const { down, move, up } = pointer(cdp, way.touch)
  const before = await page.evaluate(() => counted.listRenders)

  await down(track.x, y)
  await record(page)
  for (let step = 1; step <= steps; step += 1) {
    await move(track.x + (track.width * 0.95 * step) / steps, y)
    await page.waitForTimeout(16)
  }
  const during = await noted(page)
  const released = performance.now()
  await up(track.x + track.width * 0.95, y)
  await page.waitForFunction((renders) => counted.listRenders > renders, during.listRenders)
  const follow = performance.now() - released
  await page.waitForTimeout(500)
  const after = await noted(page)
  const ends = await page.getByRole('slider').evaluateAll((inputs) => inputs.map((input) => Number(input.getAttribute('aria-valuenow'))))
  const range = await page
    .getByRole('slider')
    .first()
    .evaluate((input) => Number(input.getAttribute('max')) - Number(input.getAttribute('min')))
  await page.context().close()
  return {
    // The first is the time since the recording began, not a frame.
    frames: during.frames.slice(1),
    follow,
    longestAfter: Math.max(...after.frames),
    places: during.places,
    listRenders: during.listRenders - before,
    distance: (ends[1] ?? 0) - (ends[0] ?? 0),
    gap: range * 0.15,
  }
}
