import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { Button } from './index.ts'

const meta = {
  component: Button,
  args: { children: 'Legg i handlekurven', onClick: fn() },
  parameters: guide({
    anatomy: ['icon: before the text, at most one', 'text: what happens, as a verb'],
    do: ['One action button in a view: the thing most shoppers came for', 'Say what happens: "Legg i handlekurven"'],
    dont: ['Use it to go somewhere: that is a ButtonLink', 'Disable it without saying why nearby'],
    keys: [
      ['Enter', 'presses it'],
      ['Space', 'presses it'],
    ],
  }),
} satisfies Meta<typeof Button>

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
export const Small: Story = { args: { size: 'small', variant: 'quiet', icon: <Icon name="filter" />, children: 'Filter(3)' } }
export const Large: Story = { args: { size: 'large', children: 'Gå til kassen' } }
export const WithIcon: Story = { args: { icon: <Icon name="pin" />, variant: 'quiet', children: 'Bruk posisjonen min' } }
export const Full: Story = { args: { full: true, children: 'Gå til kassen' } }
export const Disabled: Story = { args: { disabled: true, children: 'Ikke på lager' } }
export const Loading: Story = {
  args: { loading: true, children: 'Legger i kurven …' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Submit: Story = { args: { type: 'submit', children: 'Send inn omtalen' } }
export const LongText: Story = {
  args: { full: true, children: 'Reserver alle fire varene i butikken på Kongsvinger og betal når du henter' },
  globals: { viewport: { value: 'narrow' } },
}
export const LoadingQuiet: Story = { args: { loading: true, variant: 'quiet', children: 'Finner posisjonen din …' } }
