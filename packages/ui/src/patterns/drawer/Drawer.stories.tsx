import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { Drawer } from './index.ts'

const colors = ['Gran', 'Rust', 'Storm', 'Sand', 'Multe', 'Havblå']

const meta = {
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filter',
    children: (
      <ul>
        {colors.map((color) => (
          <li key={color}>{color}</li>
        ))}
      </ul>
    ),
  },
  parameters: guide({
    anatomy: ['backdrop', 'head: title and close button', 'content: scrolls by itself', 'footer: stays in sight'],
    do: ['Let it come from the edge where its button is', 'Set mobileOnly where the desktop layout shows the same in the page'],
    dont: ['Import it in the first load: it brings Base UI', 'Open one from another'],
    keys: [
      ['Tab', 'goes round within it'],
      ['Escape', 'closes it; focus returns to what opened it'],
    ],
  }),
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const FromStart: Story = {}
export const FromEndWithFooter: Story = { args: { side: 'end', footer: <Button full>Vis 128 varer</Button> } }
export const LongContent: Story = {
  args: { children: Array.from({ length: 30 }, (_, index) => <p key={index}>Lauvås Skalljakke, utgave {index + 1}</p>) },
  globals: { viewport: { value: 'phone' } },
}
export const Narrow: Story = { args: { footer: <Button full>Vis 128 varer</Button> }, globals: { viewport: { value: 'narrow' } } }
export const FocusReturns: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Åpne filteret</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Åpne filteret' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Filter' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
