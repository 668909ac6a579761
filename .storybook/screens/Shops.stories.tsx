import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, screenMeta, shopPage } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const All: ScreenStory = {
  args: { path: '/butikker' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(1)
  },
}

export const One: ScreenStory = {
  args: { path: shopPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Åpningstider' })
  },
}
