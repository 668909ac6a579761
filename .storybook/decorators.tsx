import type { Decorator } from '@storybook/react-vite'
import { RouterNavigation } from '@vidda/ui/navigation-provider'
import { TextsProvider } from '@vidda/ui/texts-provider'
import type { ReactNode } from 'react'
import { MemoryRouter, useInRouterContext } from 'react-router-dom'
import { brandArgs } from './brands/brand-args.ts'
import { brandOf, logoOf } from './brands/brands.ts'
import { Cell } from './cell/Cell.tsx'
import { showMotion } from './motion.ts'
import { allThemes, showScheme, themeNames, type Scheme } from './themes.ts'
import { Widths } from './widths/Widths.tsx'
import { several } from './widths/windows.ts'

/** Puts the story under the theme of the toolbar's brand, else under the toolbar's theme; the tests name theirs on the document. `parameters.themes: 'own'` is for pages that show several. */
export const underTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const wanted = brandOf(globals['brand'])?.theme ?? String(globals['theme'])
  const chosen = document.documentElement.dataset['testedTheme'] ?? wanted
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

/** The toolbar's brand: its texts, and its name, logo, menu and company in place of the samples. */
export const ofBrand: Decorator = (Story, { args, globals }) => {
  const brand = brandOf(globals['brand'])
  document.documentElement.toggleAttribute('data-brand', brand !== undefined)
  return <TextsProvider texts={brand?.texts ?? {}}>{Story(brand && { args: { ...brandArgs(brand, logoOf(brand), args) } })}</TextsProvider>
}

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

/** Around all others: the story stands in windows of its own, each with all of them. */
export const atWidths: Decorator = (Story, { args, globals, id, initialArgs, viewMode }) => {
  if (globals['widths'] !== several || viewMode !== 'story') return <Story />
  const { widths: _, viewport: __, ...others } = globals
  const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name])
  return <Widths story={id} globals={others} args={Object.fromEntries(changed)} />
}
