import type { Meta } from '@storybook/react-vite'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, screenMeta } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const Favourites: ScreenStory = {
  args: { path: '/favoritter', favourites: 6 },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Favorittene dine' })
  },
}

export const LogIn: ScreenStory = {
  args: { path: '/logg-inn' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Logg inn' })
  },
}

export const MyPage: ScreenStory = {
  args: { path: '/min-side', customer: true, favourites: 4 },
  play: async ({ canvas }) => {
    await canvas.findByText(/Ingrid/u)
  },
}
