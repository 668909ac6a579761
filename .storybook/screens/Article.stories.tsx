import type { Meta } from '@storybook/react-vite'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, articlePage, screenMeta } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const InStock: ScreenStory = {
  args: { path: articlePage },
  tags: ['!slow'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Legg i handlekurven' })
  },
}

export const SoldOut: ScreenStory = {
  args: { path: articlePage, soldOut: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Si fra når den er tilbake' })
  },
}
