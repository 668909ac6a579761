import type { Meta } from '@storybook/react-vite'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, screenMeta, shopPage } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const All: ScreenStory = {
  args: { path: '/butikker' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Butikker' })
  },
}

export const One: ScreenStory = {
  args: { path: shopPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Åpningstider' })
  },
}
