import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './index.ts'

const meta = { component: Pagination, args: { page: 1, lastPage: 12, hrefFor: (page: number) => `?page=${page}` } } satisfies Meta<
  typeof Pagination
>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { page: 6 } }
export const Last: Story = { args: { page: 12 } }
export const Two: Story = { args: { lastPage: 2 } }
