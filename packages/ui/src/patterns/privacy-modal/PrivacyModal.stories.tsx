import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { PrivacyModal } from './index.ts'

const meta = {
  component: PrivacyModal,
  args: { open: true, onOpenChange: fn() },
  parameters: guide({
    anatomy: ['intro: the whole in one sentence', 'sections: what, how long, rights', 'link: the policy itself'],
    do: ['Open it from the cart through CartModal, whose place it takes', 'Load it lazily: it brings Base UI'],
    dont: ['Put the whole policy in it: that has a page', 'Open it above another modal'],
    keys: [
      ['Escape', 'closes it'],
      ['Tab', 'moves within it'],
    ],
  }),
} satisfies Meta<typeof PrivacyModal>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  play: async ({ args }) => {
    const modal = within(await screen.findByRole('dialog', { name: 'Personvern' }))
    await userEvent.click(modal.getByRole('button', { name: 'Lukk' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
