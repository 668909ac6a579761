import type { ComponentProps, ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'

type Plugins = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>

/** What decides whether an element can be seen and pressed, and the one look that a component test asks for. */
const asked = new Set(['display', 'visibility', 'pointer-events', 'white-space'])

const plugins: Plugins = [
  (element) => {
    if (element.type === 'decl' && !asked.has(String(element.props))) {
      element.value = ''
      element.return = ''
    }
  },
]

/**
 * Drops every other declaration, and with it most rules. A query by role asks for the computed style of each element that it looks at, for which the
 * DOM of component tests matches every rule: that was a quarter of their CPU time. Looks are tested in a browser.
 */
export function AskedStyles({ children }: { readonly children: ReactNode }) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
}
