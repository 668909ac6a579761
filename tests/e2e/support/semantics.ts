import type { Page } from 'playwright-core'

/**
 * Controls whose accessible name does not begin with the words that are seen on them (WCAG 2.5.3, and its best practice): whoever speaks
 * to the browser says what they see. What is drawn for the eye alone does not count: icons, and words that are hidden from screen readers.
 */
export function mislabelled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const plain = (text: string) =>
      text
        .replaceAll(/[\u00AD\u200B]/gu, '')
        .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
        .trim()
        .toLocaleLowerCase('nb')
    const seenWords = (element: Element): string => {
      const words: string[] = []
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const { parentElement: parent } = node
        if (!parent || parent.closest('[aria-hidden=true], svg')) continue
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        if (getComputedStyle(parent).clipPath !== 'none' || parent.getBoundingClientRect().width <= 1) continue
        words.push(node.textContent ?? '')
      }
      return plain(words.join(' '))
    }
    const nameOf = (element: Element): string | null => {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/u)
      if (ids) return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      return element.getAttribute('aria-label')
    }
    const wrong: string[] = []
    for (const element of document.querySelectorAll(
      'a, button, summary, [role=button], [role=link], [role=option], [role=tab], input, select, textarea',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const name = nameOf(element)
      if (name === null) continue
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const seen = labels.length > 0 ? labels.map(seenWords).join(' ') : seenWords(element)
      // The number of a page is said within its name, as in “Side 2”.
      if (/^\d+$/u.test(seen) && plain(name).split(' ').includes(seen)) continue
      if (seen !== '' && !plain(name).startsWith(seen)) wrong.push(`${element.localName} “${seen}” is named “${name.trim()}”`)
    }
    return [...new Set(wrong)]
  })
}

/** What of the page's structure is not what its elements promise to assistive technology. */
export function brokenStructure(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const told = (element: Element) => element.outerHTML.slice(0, 120)
    const wrong: string[] = []
    for (const item of document.querySelectorAll('li'))
      if (!item.parentElement?.matches('ul, ol, menu')) wrong.push(`no list around ${told(item)}`)
    for (const list of document.querySelectorAll('ul, ol'))
      for (const child of list.children) if (!child.matches('li, script, template')) wrong.push(`no item of a list: ${told(child)}`)
    for (const cell of document.querySelectorAll('th:not([scope])')) wrong.push(`no scope: ${told(cell)}`)
    for (const image of document.querySelectorAll('img[sizes]:not([srcset])')) wrong.push(`sizes without srcset: ${told(image)}`)
    // A heading within a section that has one of its own is below it.
    for (const section of document.querySelectorAll('section[aria-labelledby]')) {
      const own = document.getElementById(section.getAttribute('aria-labelledby') ?? '')
      const heading = own?.matches('h1, h2, h3, h4') ? own : own?.querySelector('h1, h2, h3, h4')
      if (!heading || !section.contains(heading)) continue
      for (const inner of section.querySelectorAll('h1, h2, h3, h4, h5, h6'))
        if (inner !== heading && inner.closest('section[aria-labelledby]') === section && inner.localName <= heading.localName)
          wrong.push(
            `${inner.localName} “${inner.textContent.trim()}” stands under the ${heading.localName} “${heading.textContent.trim()}”`,
          )
    }
    const alts = [...document.querySelectorAll<HTMLImageElement>('main img')].map(({ alt }) => alt).filter(Boolean)
    for (const alt of new Set(alts)) if (alts.indexOf(alt) !== alts.lastIndexOf(alt)) wrong.push(`several pictures are “${alt}”`)
    return [...new Set(wrong)]
  })
}
