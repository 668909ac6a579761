import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './index.ts'
import { guide } from '../../foundation/internal/guide.ts'

const meta = {
  component: Pagination,
  args: { page: 1, lastPage: 12, hrefFor: (page: number) => `?page=${page}` },
  parameters: guide({
    anatomy: [
      'steps: to the page before and after',
      'numbers: the first, the last, the current one with its neighbours',
      'gap: for those between',
    ],
    do: ['Keep filters and order in its links', 'Stand below the list'],
    dont: ['Show it together with LoadMore', 'Show it for one page: it is then nothing'],
    keys: [
      ['Tab', 'goes from link to link'],
      ['Enter', 'follows it'],
    ],
  }),
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { page: 6 } }
export const Last: Story = { args: { page: 12 } }
export const Two: Story = { args: { lastPage: 2 } }
export const OnePage: Story = { args: { lastPage: 1 } }
export const Narrow: Story = { args: { page: 60, lastPage: 124 }, globals: { viewport: { value: 'narrow' } } }
