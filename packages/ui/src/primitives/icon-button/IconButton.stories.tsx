import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { IconButton } from './index.ts'

const meta = {
  component: IconButton,
  args: { icon: 'close', label: 'Lukk', onClick: fn() },
  parameters: guide({
    anatomy: ['icon: one, which everybody knows', 'label: unseen, read aloud and shown on hover'],
    do: ['Say in the label what happens, and to what: "Fjern Rim Ullsokk"', 'Keep it for what is known by its picture: close, next, share'],
    dont: ['Use it for the one thing to do on a screen: that is a Button with words', 'Set two with the same label beside each other'],
    keys: [['Enter, Space', 'presses it']],
  }),
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lukk' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Quiet: Story = { args: { variant: 'quiet', icon: 'chevron-right', label: 'Neste bilde' } }
export const Disabled: Story = { args: { variant: 'quiet', icon: 'chevron-left', label: 'Forrige bilde', disabled: true } }
export const DisabledPlain: Story = { args: { icon: 'share', label: 'Del', disabled: true } }
