import type { Page } from 'playwright-core'

/** Gives text the spacing that a reader may ask for without losing words (WCAG 2.2, 1.4.12). An adopted sheet, as the page's CSP refuses a style element. */
export const spaceWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })

/** What of the page cannot be reached in a narrow window: how far it scrolls sideways, and words that stick out of it or are cut off. */
export function lostIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const lost: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > width) lost.push(`the page is ${scrollWidth} px wide`)
    // What scrolls can be reached, and what is clipped away is there for screen readers.
    const excused = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true
      }
      return false
    }
    // Words that are wholly outside are put away on purpose, such as those of a closed panel.
    const isCut = (element: Element, box: DOMRect): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX + overflowY)) return false
        if (!/hidden|clip/.test(overflowX + overflowY)) continue
        const { top, bottom, left, right } = at.getBoundingClientRect()
        const isIn = box.bottom > top && box.top < bottom && box.right > left && box.left < right
        if (isIn && (box.bottom > bottom + 2 || box.top < top - 2 || box.right > right + 2 || box.left < left - 2)) return true
      }
      return false
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: parent, textContent: text } = node
      if (!parent || !text?.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width <= 1 || parent.getBoundingClientRect().width <= 1 || excused(parent)) continue
      if (box.left < -1 || box.right > width + 1) lost.push(`“${text.trim().slice(0, 40)}” reaches from ${box.left} to ${box.right} px`)
      if (isCut(parent, box)) lost.push(`“${text.trim().slice(0, 40)}” is cut off`)
    }
    return lost
  })
}

/** The words of the main part that are shown, in sight, further down or in a popover with a shown button, each once. */
export function wordsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = new Set<string>()
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: parent, textContent } = node
      const text = textContent?.trim()
      // From the desktop layout on the whole way to the page stands there, below it the way back alone.
      if (parent?.closest('nav[aria-label="Du er her"]')) continue
      // Numbers of pages beside the one that is shown: the arrows lead there too.
      if (parent?.closest('[data-near]')) continue
      // A map gathers shops by its width; the list beside it names each of them.
      if (parent?.closest('[data-part="mark"]')) continue
      // On a phone a sum that nothing is added to is the total alone, and the chosen way to get the goods says that freight is free.
      if (parent?.closest('[data-part="totals"] :is([data-part="same"], [data-part="same"] ~ [data-part="free"])')) continue
      const popover = parent?.closest('[popover]:not(:popover-open)')
      const opener = popover && document.querySelector(`[popovertarget="${popover.id}"]`)
      // An icon has the name that it has beside words, and a row of links that of the heading which is hidden.
      const button = parent?.closest('button[aria-label]')
      const nav = parent?.closest('nav[aria-label]')
      const named = button ?? (nav?.ariaLabel === text ? nav : null)
      const isShown = [parent, opener, named].some((element) => element?.checkVisibility({ visibilityProperty: true }))
      if (text && isShown) shown.add(button?.ariaLabel ?? text)
    }
    return [...shown]
  })
}
