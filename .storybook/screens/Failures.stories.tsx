import type { Meta } from '@storybook/react-vite'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, listPage, screenMeta } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const NotFound: ScreenStory = {
  args: { path: '/her/er/det/ingenting' },
  play: async ({ canvas }) => {
    await canvas.findByText('404')
    await canvas.findByText('Mest kjøpt nå')
  },
}

export const Failure: ScreenStory = {
  args: { path: listPage, failing: /^(?:sub)?categories/u },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}
