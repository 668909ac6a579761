import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { MenuDrawer } from './MenuDrawer.tsx'

const meta = {
  component: MenuDrawer,
  args: { open: true, onOpenChange: fn(), groups: plainMenu },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithExtras: Story = { args: { groups: wholeMenu } }
export const Closing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lukk menyen' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
