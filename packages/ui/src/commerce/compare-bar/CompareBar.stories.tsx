import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, jacketSpruceBack, jacketStorm } from '../internal/samples.data.ts'
import { CompareBar } from './index.ts'

const articles = [
  { id: 1, name: 'Skare Skalljakke Dame', image: jacketSpruce },
  { id: 2, name: 'Lauvås Skalljakke Herre', image: jacketRust },
  { id: 3, name: 'Storskar Dunjakke Herre', image: jacketStorm },
  { id: 4, name: 'Skare Softshell Dame', image: jacketSpruceBack },
]

const meta = {
  component: CompareBar,
  args: { articles: articles.slice(0, 2), most: 4, to: '/sammenlign?artikler=1,2', onRemove: fn(), onClear: fn() },
  parameters: guide({
    anatomy: [
      'chosen: a picture of each article, which takes it out, and room for those that can still come',
      'told: how many there are, or that there is no room for more',
      'ways: all out, and side by side',
    ],
    do: [
      'Let it stand last in the page’s content: it stays at the window’s lower edge until there',
      'Leave it in the page while it is empty',
    ],
    dont: ['Show it where the articles stand side by side already', 'Put it over another bar: `docked` leaves it in its place'],
    keys: [['Enter on a picture', 'takes the article out']],
  }),
} satisfies Meta<typeof CompareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const One: Story = { args: { articles: articles.slice(0, 1) } }
export const Full: Story = { args: { articles } }
export const Refused: Story = { args: { articles, refused: true } }
export const Docked: Story = { args: { docked: true } }
export const Narrow: Story = { args: { articles }, globals: { viewport: { value: 'narrow' } } }
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Ta bort Skare Skalljakke Dame' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith(1)
  },
}
