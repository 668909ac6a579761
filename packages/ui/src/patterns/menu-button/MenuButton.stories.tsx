import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { MenuButton } from './MenuButton.tsx'

const meta = {
  component: MenuButton,
  parameters: guide({
    anatomy: ['button: three lines, hidden from 1020 px'],
    do: ['Fetch the drawer on onIntent, so that it is there when it is pressed'],
    dont: ['Show it without scripting: nothing would open'],
    keys: [['Enter, Space', 'opens the menu']],
  }),
  args: { open: false, onOpen: fn(), onIntent: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Åpne menyen', expanded: false })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(args.onIntent).toHaveBeenCalledOnce()
    await userEvent.hover(button)
    await expect(args.onIntent).toHaveBeenCalledTimes(2)
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onOpen).toHaveBeenCalledTimes(3)
  },
}
export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Åpne menyen', expanded: true })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  },
}
/** From 1020 px the menu stands open in the header: nobody comes to this button. */
export const Wide: Story = {
  tags: ['!matrix'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
