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
 * Keeps only these declarations of the style sheet. `getByRole` calls `getComputedStyle` on many elements, and happy-dom matches every rule for each
 * of them, which took a quarter of the tests' CPU time. Appearance is tested in a browser.
 */
export function AskedStyles({ children }: { readonly children: ReactNode }) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
}
