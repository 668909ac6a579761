import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './index.ts'

const meta = { component: Button, args: { children: 'Legg i handlekurven', onClick: fn() } } satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Reserver i butikk' } }
export const Plain: Story = { args: { variant: 'plain', children: 'Handle videre' } }
export const Small: Story = { args: { size: 'small', variant: 'quiet', icon: 'filter', children: 'Filter(3)' } }
export const Large: Story = { args: { size: 'large', children: 'Gå til kassen' } }
export const WithIcon: Story = { args: { icon: 'pin', variant: 'quiet', children: 'Bruk posisjonen min' } }
export const Full: Story = { args: { full: true, children: 'Gå til kassen' } }
export const Disabled: Story = { args: { disabled: true, children: 'Ikke på lager' } }
export const Busy: Story = {
  args: { busy: true, children: 'Legger i kurven …' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
