import { screens } from '@vidda/domain/route'
import { commonTexts } from '@vidda/texts'
import type { App } from '../../app/index.ts'
import { addressOf, type LinkedThing } from '../metadata.ts'

export type Step = { readonly text: string; readonly to: string }

/** The way from the front page to a page; `steps` end with the page itself. */
export function linkedBreadcrumbs({ brand, texts }: App, steps: readonly Step[]): LinkedThing {
  const whole = [{ text: texts(commonTexts).frontPage, to: screens.home }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: addressOf(brand, to),
    })),
  }
}
