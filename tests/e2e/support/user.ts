import type { Locator, Page } from 'playwright-core'

/** How a shopper presses and fills things: with a mouse, or with the keyboard alone. */
export type User = {
  readonly press: (target: Locator) => Promise<void>
  readonly choose: (radio: Locator) => Promise<void>
  /** Writes into a field, over what stands there. */
  readonly fill: (field: Locator, text: string) => Promise<void>
  /** Ticks a box, or takes the tick away. */
  readonly toggle: (box: Locator) => Promise<void>
}

export const mouse: User = {
  press: (target) => target.click(),
  // The radio itself is unseen; its label is what one presses.
  choose: (radio) => radio.locator('xpath=ancestor::label').click(),
  // Typed: React does not hear of what Playwright fills in Firefox.
  async fill(field, text) {
    await field.click()
    await field.press('ControlOrMeta+a')
    await field.pressSequentially(text)
  },
  toggle: (box) => box.press('Space'),
}

/** Reaches everything by Tab and the arrow keys, as one does who has no mouse. */
export function keyboard(page: Page): User {
  return {
    async press(target) {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async choose(radio) {
      await tabToGroup(page, radio)
      // Space on another one may lead away: on a size that is sold out it opens the offer to tell when it is back.
      if (await isFocused(radio)) await page.keyboard.press('Space')
      await arrowTo(page, radio)
    },
    async fill(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async toggle(box) {
      await tabTo(page, box)
      await page.keyboard.press('Space')
    },
  }
}

const mostStops = 300

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(target)}`)
}

/** Tab stops once in a radio group: on its chosen radio, or its first. */
async function tabToGroup(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor({ state: 'attached' })
  for (let stop = 0; stop < mostStops; stop += 1) {
    const inGroup = await radio.evaluate(
      (element) => (document.activeElement as HTMLInputElement | null)?.name === (element as HTMLInputElement).name,
    )
    if (inGroup) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached the group of ${String(radio)}`)
}

async function arrowTo(page: Page, radio: Locator): Promise<void> {
  for (let step = 0; step < mostStops; step += 1) {
    if (await radio.isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys never reached ${String(radio)}`)
}
