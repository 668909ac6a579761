import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { FavouriteButton, type FavouriteButtonProps } from './index.ts'

function Keeping(props: FavouriteButtonProps) {
  const [selected, setSelected] = useState(props.selected)
  async function handleChange(next: boolean) {
    await props.onSelectedChange(next)
    setSelected(next)
  }
  return <FavouriteButton {...props} selected={selected} onSelectedChange={handleChange} />
}

const meta = {
  component: FavouriteButton,
  args: { selected: false, onSelectedChange: fn() },
  render: (args) => <Keeping {...args} />,
  parameters: guide({
    anatomy: ['heart: an outline, filled when selected', 'said: what went wrong, only when something did'],
    do: ['Give it the article’s name in a list', 'Let it work without an account: the favourites are kept in the browser'],
    dont: ['Ask to log in before the first heart', 'Wait for the server before the heart fills'],
    keys: [
      ['Enter', 'adds or takes out; focus stays'],
      ['Space', 'the same'],
    ],
  }),
} satisfies Meta<typeof FavouriteButton>

export default meta
type Story = StoryObj<typeof meta>

export const NotSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Legg til i favoritter' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAccessibleName('Fjern fra favoritter'))
    await expect(args.onSelectedChange).toHaveBeenCalledWith(true)
    await expect(button).toHaveFocus()
  },
}
export const Selected: Story = { args: { selected: true } }
export const NotSaved: Story = {
  args: { onSelectedChange: fn(() => Promise.reject(new Error('503'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Favoritten ble ikke lagret'))
    await expect(canvas.getByRole('button', { name: 'Legg til i favoritter' })).toHaveFocus()
  },
}
export const OnACard: Story = {
  args: { selected: true, name: cards[1].name },
  render: (args) => (
    <ul style={{ maxInlineSize: '14rem' }}>
      <ProductCard {...cards[1]} corner={<Keeping {...args} />} />
    </ul>
  ),
}
