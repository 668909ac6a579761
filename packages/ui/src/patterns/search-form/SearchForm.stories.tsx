import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { SearchForm } from './SearchForm.tsx'

const meta = {
  component: SearchForm,
  args: { onSearch: fn(), action: '/search' },
  parameters: guide({
    anatomy: ['field: with the long placeholder from the desktop width on', 'button'],
    do: ['Use it in the first page, and SearchField where suggestions are wanted', 'Give `action`: it works without JavaScript'],
    dont: ['Search at each key where that loads a page', 'Empty it after a search'],
    keys: [
      ['Enter', 'searches'],
      ['Escape', 'empties the field, where the browser does so'],
    ],
  }),
} satisfies Meta<typeof SearchForm>
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
export const AtEachKey: Story = {
  args: { fires: 'keystroke', allowsEmpty: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.type(field, 'ull')
    await expect(args.onSearch).toHaveBeenLastCalledWith('ull')
    await userEvent.clear(field)
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}
export const Narrow: Story = {
  args: { query: 'vanntette vinterstøvler til barn med brede føtter' },
  globals: { viewport: { value: 'narrow' } },
}
