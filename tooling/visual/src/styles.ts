import type { Page } from 'playwright-core'

/** For each theme, one text for each of its stages' elements and what is drawn with them: every property that the browser computed. */
type ComputedStyles = Readonly<Record<string, readonly string[]>>

/** What the page's styles come to; pictures have no part in it. Custom properties are left out: alone they draw nothing. */
export const computedStyles = (page: Page): Promise<ComputedStyles> =>
  page.evaluate(() => {
    const written = (element: Element, pseudo: string | null): string => {
      const style = getComputedStyle(element, pseudo)
      const isGenerated = pseudo === '::before' || pseudo === '::after'
      if (isGenerated && (style.content === 'none' || style.content === 'normal')) return ''
      return [...style].flatMap((name) => (name.startsWith('--') ? [] : `${name}:${style.getPropertyValue(name)}`)).join(';')
    }
    const pseudosOf = (element: Element): readonly string[] => {
      const { display, listStyleType } = getComputedStyle(element)
      return [
        '::before',
        '::after',
        ...(display === 'list-item' && listStyleType !== 'none' ? ['::marker'] : []),
        ...(element.matches(':placeholder-shown') ? ['::placeholder'] : []),
      ]
    }
    // A stage cuts off what stands outside it; what has no box of its own may still draw.
    const isWithin = (element: Element, stage: DOMRect): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (left === right || top === bottom) return true
      return left < stage.right && right > stage.left && top < stage.bottom && bottom > stage.top
    }
    const found: Record<string, string[]> = {}
    for (const stage of document.querySelectorAll<HTMLElement>('.matrix .theme-cell')) {
      if (!stage.checkVisibility()) continue
      const texts = (found[stage.dataset['theme'] ?? ''] ??= [])
      const box = stage.getBoundingClientRect()
      for (const element of [stage, ...stage.querySelectorAll('*')]) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !isWithin(element, box)) continue
        texts.push(written(element, null), ...pseudosOf(element).map((pseudo) => written(element, pseudo)))
      }
    }
    return found
  })

/** The themes in which at least one element's styles differ. */
export const themesWithOtherStyles = (before: ComputedStyles, after: ComputedStyles): readonly string[] =>
  Object.keys(before).filter((theme) => before[theme]?.join('\n') !== after[theme]?.join('\n'))
