import type { Frame, Page } from 'playwright-core'

/** Where the focus is: the page, or a frame of it. */
async function focusedFrame(page: Page): Promise<Frame> {
  let frame = page.mainFrame()
  for (;;) {
    const focused = await frame.evaluateHandle(() => document.activeElement)
    const inner = await focused.asElement()?.contentFrame()
    if (!inner) return frame
    frame = inner
  }
}

/** Stops of the Tab key, the first forty, at which nothing looks otherwise than without the focus, or is out of sight. */
export async function unseenStops(page: Page): Promise<readonly string[]> {
  const unseen: string[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const frame = await focusedFrame(page)
    const found = await frame.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      // A field or a radio is often marked by what stands around it, and a card by what lies over it.
      const around = [element, element.nextElementSibling, element.closest('label'), element.closest('li')]
      for (let at = element.parentElement, up = 0; at && up < 4; at = at.parentElement, up += 1) around.push(at)
      const look = () => {
        // Where a movement ends is what can be seen of it.
        for (const movement of document.getAnimations()) if (movement instanceof CSSTransition) movement.finish()
        const style = around
          .flatMap((at) => (at ? [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(at, pseudo)) : []))
          .map((one) =>
            [
              one.translate,
              one.transform,
              one.outlineStyle,
              one.outlineWidth,
              one.boxShadow,
              one.borderColor,
              one.backgroundColor,
              one.clipPath,
            ].join(),
          )
        return JSON.stringify(element.getBoundingClientRect()) + style.join('|')
      }
      const focused = look()
      const box = element.getBoundingClientRect()
      const inSight = box.bottom > 0 && box.top < window.innerHeight && box.width > 0
      element.blur()
      const shown = inSight && look() !== focused
      element.focus({ preventScroll: true })
      const name = `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`
      return { name, shown }
    })
    // On its way into a frame the focus is on nothing of it.
    if (!found && frame === page.mainFrame()) return unseen
    if (found && !found.shown) unseen.push(found.name)
  }
  return unseen
}
