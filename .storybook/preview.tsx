import type { Decorator, Preview } from '@storybook/react-vite'
import { bokmaal } from '@vidda/texts'
import { TextsProvider } from '@vidda/ui/texts-provider'
import { MemoryRouter } from 'react-router-dom'
import { installThemes, themeNames } from './themes.ts'

installThemes()

/** `alle` shows the story under every theme, side by side. */
const allThemes = 'alle'

const underTheme: Decorator = (Story, { globals }) => {
  const chosen = document.documentElement.dataset['testedTheme'] ?? String(globals['theme'])
  document.documentElement.dataset['theme'] = chosen === allThemes ? themeNames[0] : chosen
  if (chosen !== allThemes) return <Story />
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${themeNames.length}, minmax(0, 1fr))` }}>
      {themeNames.map((name) => (
        <div key={name} data-theme={name} style={{ padding: '1rem' }}>
          <Story />
        </div>
      ))}
    </div>
  )
}

/** `parameters.router` is false for stories that bring a router of their own, else where the story stands. */
const inRouter: Decorator = (Story, { parameters }) => {
  if (parameters['router'] === false) return <Story />
  return (
    <MemoryRouter initialEntries={[String(parameters['router'] ?? '/')]}>
      <Story />
    </MemoryRouter>
  )
}

const speaking: Decorator = (Story) => (
  <TextsProvider texts={bokmaal}>
    <Story />
  </TextsProvider>
)

const preview: Preview = {
  decorators: [underTheme, speaking, inRouter],
  initialGlobals: { theme: themeNames.includes('so') ? 'so' : themeNames[0], viewport: { value: undefined } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [...themeNames, allThemes].map((name) => ({ value: name, title: name })) },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
