import type { Decorator } from '@storybook/react-vite'
import { RouterNavigation } from '@vidda/ui/navigation-provider'
import { TextsProvider } from '@vidda/ui/texts-provider'
import type { ReactNode } from 'react'
import { MemoryRouter, useInRouterContext } from 'react-router-dom'
import { Cell } from './cell/Cell.tsx'
import { showMotion } from './motion.ts'
import { allThemes, showScheme, themeNames, type Scheme } from './themes.ts'

/** Puts the story under the toolbar's theme; the tests name theirs on the document. `parameters.themes: 'own'` is for pages that show several. */
export const underTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const chosen = document.documentElement.dataset['testedTheme'] ?? String(globals['theme'])
  document.documentElement.dataset['theme'] = chosen === allThemes ? themeNames[0] : chosen
  if (parameters['themes'] === 'own' || (chosen !== allThemes && viewMode !== 'docs')) return <Story />
  const shown = chosen === allThemes ? themeNames : [chosen]
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}>
      {shown.map((name) => (
        <Cell key={name} theme={name} fullscreen={parameters['layout'] === 'fullscreen'}>
          <Story />
        </Cell>
      ))}
    </div>
  )
}

/** The matrix shows stories within a story, whose router may be there already. */
function InRouter({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  if (useInRouterContext()) return children
  return (
    <MemoryRouter initialEntries={[at]}>
      <RouterNavigation>{children}</RouterNavigation>
    </MemoryRouter>
  )
}

/** `parameters.router` is false for stories that bring a router of their own, else where the story stands. */
export const inRouter: Decorator = (Story, { parameters }) => {
  if (parameters['router'] === false) return <Story />
  return (
    <InRouter at={String(parameters['router'] ?? '/')}>
      <Story />
    </InRouter>
  )
}

export const speaking: Decorator = (Story) => (
  <TextsProvider texts={{}}>
    <Story />
  </TextsProvider>
)

/** The toolbar's motion, text size and scheme, as the shopper's own settings would have them. */
export const underSettings: Decorator = (Story, { globals }) => {
  const { style, dataset } = document.documentElement
  showScheme((globals['scheme'] as Scheme | undefined) ?? 'system')
  const motion = globals['motion'] === 'reduced' ? 'reduced' : 'normal'
  dataset['motion'] = motion
  showMotion(motion)
  style.fontSize = globals['textSize'] && globals['textSize'] !== '100' ? `${globals['textSize']}%` : ''
  return <Story />
}
