import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { storyFolders, titleOf } from '@vidda/tooling-shared/source/library'
import { brandFiles } from './brands/brand-files.ts'
import { componentDocs } from './docgen/plugin.ts'
import { screens } from './screens/plugin.ts'
import { themeFiles } from './theme-files.ts'

/** One entry per component folder, so that a story's title is made of its tier and file name: `Commerce/CartLine`. */
const componentStories = storyFolders(fileURLToPath(new URL('..', import.meta.url))).map(({ tier, path }) => ({
  directory: `../${path}`,
  files: '*.stories.tsx',
  titlePrefix: titleOf(tier),
}))

/** `VIDDA_SCREENS=0` leaves the screens out where only components matter: building the screens would record every brand. */
const screenStories: StorybookConfig['stories'] =
  process.env['VIDDA_SCREENS'] === '0' ? [] : [{ directory: './screens', files: '*.stories.tsx', titlePrefix: 'Screens' }]

/** Another folder of stories, seen from here, and those alone: a test puts faulty ones there. */
const planted = process.env['VIDDA_STORIES']

const ownStories: StorybookConfig['stories'] = [
  { directory: './pages', files: '*.mdx', titlePrefix: 'Getting started' },
  { directory: './guidance', files: '*.stories.tsx', titlePrefix: 'Guidance' },
  { directory: './matrix', files: '*.stories.tsx' },
  { directory: './tokens', files: '*.stories.tsx', titlePrefix: 'Tokens' },
  ...screenStories,
  ...componentStories,
]

const config: StorybookConfig = {
  stories: planted === undefined ? ownStories : [{ directory: planted, files: '*.stories.tsx', titlePrefix: 'Planted' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), themeFiles(), brandFiles(), screens(), componentDocs()] }),
  typescript: { reactDocgen: false },
}

export default config
