import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { CompareToggle } from './index.ts'

const [plain] = cards

const meta = {
  component: CompareToggle,
  args: { name: 'Skare Skalljakke Dame', selected: false, onSelectedChange: fn() },
  parameters: guide({
    anatomy: ['box: ticked while the article is compared', 'words: what the box is for; the article’s name is only heard'],
    do: ['Show what is chosen in a CompareBar', 'Leave it unticked when no more articles can be compared, and say so in the bar'],
    dont: ['Disable it when the comparison is full: nobody would learn why'],
    keys: [['Space', 'ticks the box']],
  }),
} satisfies Meta<typeof CompareToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Unselected: Story = {}
export const Selected: Story = { args: { selected: true } }
export const OnACard: Story = {
  render: (args) => (
    <ul style={{ maxInlineSize: '20rem', padding: 0 }}>
      <ProductCard {...plain} foot={<CompareToggle {...args} name={plain.name} />} />
    </ul>
  ),
}

function Kept() {
  const [selected, setSelected] = useState(false)
  return <CompareToggle name="Skare Skalljakke Dame" selected={selected} onSelectedChange={setSelected} />
}

export const ByKeyboard: Story = {
  render: () => <Kept />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Sammenlign Skare Skalljakke Dame' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
