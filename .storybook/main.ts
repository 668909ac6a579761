import type { StorybookConfig } from '@storybook/react-vite'

const storiesOf = (name: string) => ({ directory: `../packages/${name}/src`, files: '**/*.stories.tsx', titlePrefix: name })

const config: StorybookConfig = {
  stories: [storiesOf('ui'), storiesOf('storefront')],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
