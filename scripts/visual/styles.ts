import type { Page } from 'playwright-core'

/** For each theme, one text for each of its stages' elements and their before and after: every property that the browser computed. */
type ComputedStyles = Readonly<Record<string, readonly string[]>>

/** What the page's styles come to; pictures have no part in it. Custom properties are left out: alone they draw nothing. */
export const computedStyles = (page: Page): Promise<ComputedStyles> =>
  page.evaluate(() => {
    const written = (element: Element, pseudo: string | null): string => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== null && (style.content === 'none' || style.content === 'normal')) return ''
      return [...style].flatMap((name) => (name.startsWith('--') ? [] : `${name}:${style.getPropertyValue(name)}`)).join(';')
    }
    const found: Record<string, string[]> = {}
    for (const stage of document.querySelectorAll<HTMLElement>('.matrix .theme-cell')) {
      if (!stage.checkVisibility()) continue
      const texts = (found[stage.dataset['theme'] ?? ''] ??= [])
      for (const element of [stage, ...stage.querySelectorAll('*')]) {
        if (element.checkVisibility()) texts.push(written(element, null), written(element, '::before'), written(element, '::after'))
      }
    }
    return found
  })

/** The themes in which at least one element's styles differ. */
export const themesWithOtherStyles = (before: ComputedStyles, after: ComputedStyles): readonly string[] =>
  Object.keys(before).filter((theme) => before[theme]?.join('\n') !== after[theme]?.join('\n'))
