import type { Meta } from '@storybook/react-vite'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, contentPage, postPage, screenMeta } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const Content: ScreenStory = {
  args: { path: contentPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}

export const BlogPost: ScreenStory = {
  args: { path: postPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}
