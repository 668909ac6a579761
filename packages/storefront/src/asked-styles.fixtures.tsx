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
 * Renders with these declarations only, so that few style rules are left. A query by role reads the computed style of many elements, and the DOM of
 * component tests matches every rule for each of them: that took a quarter of their CPU time. Appearance is tested in a browser.
 */
export function AskedStyles({ children }: { readonly children: ReactNode }) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
}
