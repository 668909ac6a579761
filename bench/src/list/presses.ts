import type { Browser, CDPSession, Locator, Page } from 'playwright-core'

/** What is pressed or dragged, and how long each input took until the browser had painted, ms. */
export type Kind = (typeof kinds)[number]
export type Inputs = Readonly<Record<Kind, readonly number[]>>

export const slowdown = 4
export const goods = 1000

/** A bare press changes one word of the same page, by the page's own means: what it takes is the machine's part of the others. */
export const kinds = ['bare press', 'open filters', 'filter press', 'size press', 'slider drag', 'sort', 'open menu'] as const
const dragSteps = 30

/** Of presses the browser's own reckoning; of drags, which it leaves out, the time until the frame after each movement is painted. */
type Recorder = { readonly presses: { readonly at: number; readonly took: number }[]; readonly moves: number[] }
declare const inputs: Recorder

/** What the browser tells is in steps of 8 ms, and from 16 ms on. */
function record(): void {
  const found: Recorder = { presses: [], moves: [] }
  const counted = new Set(['pointerdown', 'pointerup', 'click'])
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (counted.has(name)) found.presses.push({ at: startTime, took: duration })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const noteMove = ({ timeStamp, buttons }: PointerEvent): void => {
    if (buttons === 0) return
    requestAnimationFrame(() => {
      // Before any other task: after the frame, and not after what the page does next.
      void scheduler.postTask(() => found.moves.push(performance.now() - timeStamp), { priority: 'user-blocking' })
    })
  }
  window.addEventListener('pointermove', noteMove, { capture: true, passive: true })
  Object.assign(globalThis, { inputs: found })
}

/** Under everything that is pressed or dragged. */
function addBareButton(): void {
  const button = document.createElement('button')
  button.id = 'bare'
  button.textContent = 'Bare'
  button.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:1'
  button.addEventListener('click', () => (button.textContent += '.'))
  document.body.append(button)
}

/** Until nothing has been asked for or drawn for a while. */
const rest = (page: Page) => page.waitForTimeout(1200)

/** All that was painted after what was done. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<Recorder> {
  await rest(page)
  const since = await page.evaluate(() => {
    inputs.presses.length = 0
    inputs.moves.length = 0
    return performance.now()
  })
  await act()
  await page.waitForTimeout(600)
  const { presses, moves } = await page.evaluate(async () => {
    // However long it takes: two frames later the browser has told of all before.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 50))
    return inputs
  })
  // An input that changed nothing is told with the next frame, which may be the next input's.
  return { presses: presses.filter(({ at }) => at >= since), moves }
}

const cards = (page: Page) => page.locator('main h2[data-part="name"] > a')

/** The whole list, hydrated, with its inputs noted. */
async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await cards(page)
    .nth(goods - 1)
    .waitFor({ state: 'attached' })
  await page.waitForTimeout(3000)
  await page.evaluate(record)
  await page.evaluate(addBareButton)
}

/** What was pressed has led to another address: Back leads to the whole list again. */
async function backToAll(page: Page, url: string): Promise<void> {
  await page.waitForURL((address) => address.href !== url)
  await page.goBack()
  // Until then it is the pressed list that stands there, or all of it with the press still upon it.
  await page.waitForFunction(
    (all) => document.querySelectorAll('main h2[data-part="name"] > a').length === all && !document.querySelector('main ul[aria-busy]'),
    goods,
  )
}

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed or dragged is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Finding its target makes the browser reckon a thousand cards that it has left out: that is done before the clock runs. */
async function timedPress(page: Page, target: Locator): Promise<number> {
  const { x, y } = await middleOf(target)
  const { presses } = await timed(page, () => page.mouse.click(x, y))
  return Math.max(0, ...presses.map(({ took }) => took))
}

async function timedDrag(page: Page, cdp: CDPSession, handle: Locator): Promise<readonly number[]> {
  const { x, y } = await middleOf(handle)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: number) =>
    cdp.send('Input.dispatchMouseEvent', { type, x: at, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 })
  const { moves } = await timed(page, async () => {
    await send('mousePressed', x)
    for (let step = 1; step <= dragSteps; step += 1) {
      await send('mouseMoved', x + step * 3)
      await page.waitForTimeout(16)
    }
    await send('mouseReleased', x + dragSteps * 3)
  })
  return moves
}

/** Every kind of input, `turns` times, on a list with all its articles in the page and a quarter of the processor's speed. */
export async function pressAll(browser: Browser, url: string, turns: number): Promise<Inputs> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url }])
  const found = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  await openList(page, url)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const panel = page.getByRole('dialog', { name: 'Filter' })
  const price = panel.locator('summary', { hasText: 'Pris' })

  for (let turn = 0; turn < turns; turn += 1) {
    found['bare press'].push(await timedPress(page, page.locator('#bare')))
    found['open menu'].push(await timedPress(page, page.getByRole('button', { name: 'Åpne menyen' })))
    await page.keyboard.press('Escape')

    found['open filters'].push(await timedPress(page, page.getByRole('link', { name: /^Filter/ })))
    const color = panel
      .getByRole('group', { name: 'Farge' })
      .locator('label')
      .nth(turn % 4)
    await color.waitFor()
    found['filter press'].push(await timedPress(page, color))
    await backToAll(page, url)
    const size = panel
      .getByRole('group', { name: 'Størrelse' })
      .locator('label')
      .nth(turn % 4)
    found['size press'].push(await timedPress(page, size))
    await backToAll(page, url)

    await price.click()
    const handle = page.locator('[data-part="handle"]').first()
    await handle.waitFor()
    found['slider drag'].push(...(await timedDrag(page, cdp, handle)))
    await backToAll(page, url)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Sortering' }).click()
    found.sort.push(await timedPress(page, page.getByRole('link', { name: turn % 2 ? 'Navn' : 'Pris', exact: true })))
    await backToAll(page, url)
  }
  await page.context().close()
  return found
}
