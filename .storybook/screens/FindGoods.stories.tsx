import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, emptyListPage, listPage, screenMeta, searchPage, smallListPage } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const Home: ScreenStory = {
  args: { path: '/' },
  tags: ['!slow'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/\d\skr$/u)).length).toBeGreaterThan(3)
  },
}

export const List: ScreenStory = {
  args: { path: listPage },
  tags: ['!slow'],
  play: async ({ canvas }) => {
    await canvas.findByText('Filter')
    await expect((await canvas.findAllByText(/\d\skr$/u)).length).toBeGreaterThan(3)
  },
}

export const ListLoading: ScreenStory = {
  args: { path: listPage, waitsFor: smallListPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar')
  },
}

export const ListEmpty: ScreenStory = {
  args: { path: emptyListPage },
  play: async ({ canvas }) => {
    await canvas.findByText('Mest kjøpt nå')
  },
}

export const SearchHits: ScreenStory = {
  args: { path: searchPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}

export const SearchNoHits: ScreenStory = {
  args: { path: '/search/badestamp' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /badestamp/u })
  },
}
