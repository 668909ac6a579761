import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchForm } from './SearchForm.tsx'

const meta = { component: SearchForm, args: { onSearch: fn(), action: '/search' } } satisfies Meta<typeof SearchForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { query: 'ullgenser barn' } }
export const Searching: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'regndress{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('regndress')
  },
}
