import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { brands, noBrand } from './brands/brands.ts'
import { contrastInOtherThemes } from './checks/contrast-in-themes.ts'
import { withinNarrowWindow } from './checks/within-narrow-window.ts'
import { atWidths, inRouter, ofBrand, underSettings, underTheme } from './decorators.tsx'
import { describeElementProps } from './docgen/element-props.ts'
import './preview.css'
import { allThemes, defaultTheme, installThemes, themeNames } from './themes.ts'
import { several, sideBySide, windows } from './widths/windows.ts'

installThemes()

/** Fetched with the first page of documentation: tests show none. */
const DocsPage = lazy(() => import('./docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

const preview: Preview = {
  decorators: [underTheme, underSettings, ofBrand, inRouter, atWidths],
  argTypesEnhancers: [describeElementProps],
  afterEach: [contrastInOtherThemes, withinNarrowWindow],
  initialGlobals: {
    brand: noBrand,
    theme: defaultTheme,
    scheme: 'system',
    motion: 'normal',
    textSize: '100',
    widths: 'one',
    viewport: { value: undefined },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'category',
        dynamicTitle: true,
        items: [{ value: noBrand, title: 'No brand' }, ...brands.map(({ id, name }) => ({ value: id, title: name }))],
      },
    },
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
    widths: {
      description: 'Widths',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One width' },
          { value: several, title: sideBySide.map(({ width }) => width).join(' · ') },
        ],
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
          'Guidance',
          ['Pictures', 'Banners', 'Tone', 'Layout'],
          'Tokens',
          'Screens',
          ['FindGoods', 'Article', 'Buy', 'Shops', 'Customer', 'Read', 'Failures'],
          'Matrix',
          'Foundation',
          'Primitives',
          'Patterns',
          'Commerce',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(windows).map(([name, { width, height }]) => [
          name,
          { name: String(width), styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  tags: ['autodocs'],
}

export default preview
