import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { contrastInOtherThemes } from './checks/contrast-in-themes.ts'
import { withinNarrowWindow } from './checks/within-narrow-window.ts'
import { inRouter, speaking, underSettings, underTheme } from './decorators.tsx'
import { describeElementProps } from './docgen/element-props.ts'
import './preview.css'
import { allThemes, defaultTheme, installThemes, themeNames } from './themes.ts'

installThemes()

/** Fetched with the first page of documentation: tests show none. */
const DocsPage = lazy(() => import('./docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

const preview: Preview = {
  decorators: [underTheme, underSettings, speaking, inRouter],
  argTypesEnhancers: [describeElementProps],
  afterEach: [contrastInOtherThemes, withinNarrowWindow],
  initialGlobals: { theme: defaultTheme, scheme: 'system', motion: 'normal', textSize: '100', viewport: { value: undefined } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [...themeNames, allThemes].map((name) => ({ value: name, title: name })) },
    },
    scheme: {
      description: 'Scheme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Light or dark' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: ['100', '150', '200'].map((size) => ({ value: size, title: `Text ${size} %` })),
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true },
    docs: {
      codePanel: true,
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Getting started',
          ['Designers', 'Adopters'],
          'Tokens',
          'Matrix',
          'Actions and forms',
          'Goods',
          'Finding',
          'Frame',
          'Cart and customer',
          'Sharing',
        ],
      },
    },
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
