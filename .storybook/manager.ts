import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** Quiet, so that the shops' own looks are what is seen. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vidda',
    colorPrimary: '#1f7a55',
    colorSecondary: '#14633f',
    appBg: '#f6f8f7',
    appBorderColor: '#dde4e3',
    appBorderRadius: 6,
    textColor: '#1d2b2a',
    barSelectedColor: '#14633f',
  }),
  sidebar: { showRoots: true },
})
