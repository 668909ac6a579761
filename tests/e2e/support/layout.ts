import type { Page } from 'playwright-core'

/** What of the page cannot be reached in a narrow window: how far it scrolls sideways, and words that stick out of it or are cut off. */
export function lostIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const lost: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > width) lost.push(`the page is ${scrollWidth} px wide`)
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: parent, textContent: text } = node
      if (!parent || !text?.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      // What is one px large is there for screen readers.
      if (box.width <= 1 || parent.getBoundingClientRect().width <= 1 || scrolls(parent)) continue
      if (box.left < -1 || box.right > width + 1) lost.push(`“${text.trim().slice(0, 40)}” reaches from ${box.left} to ${box.right} px`)
    }
    return lost
  })
}

/** The words of the main part that can be seen, each once. */
export function wordsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const lines = (main?.innerText ?? '').split('\n').map((line) => line.trim())
    // From the desktop layout on the whole way stands there, below it the way back alone.
    const trail = new Set(
      (main?.querySelector<HTMLElement>('nav[aria-label="Du er her"]')?.innerText ?? '').split('\n').map((line) => line.trim()),
    )
    return [...new Set(lines.filter((line) => line !== '' && !trail.has(line)))]
  })
}
