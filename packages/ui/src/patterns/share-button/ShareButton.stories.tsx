import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ShareButton } from './index.ts'

const meta = {
  component: ShareButton,
  args: { url: 'https://stormogopphold.example/lauvas-skalljakke-dame/4711', title: 'Lauvås Skalljakke Dame' },
  parameters: guide({
    anatomy: ['button: asks the system to share', 'modal: the ways of ShareRow as a list, where the system cannot'],
    do: ['Use it on a phone, in a bar of tools', 'Leave title and address out when the open page is what is shared'],
    dont: ['Put it beside a ShareRow: they do the same', 'Mount the modal yourself: it is fetched when it is needed'],
    keys: [
      ['Enter', 'shares'],
      ['Space', 'shares'],
      ['Escape', 'closes the modal; focus returns to the button'],
    ],
  }),
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

const withoutSystem = () => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })

export const Sign: Story = {}
export const WithWord: Story = { args: { look: 'quiet' } }
export const Choices: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    withoutSystem()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Del siden' }))
    const dialog = await screen.findByRole('dialog', { name: 'Del siden' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Kopier lenken' })).toBeVisible())
  },
}
export const FocusReturns: Story = {
  play: async ({ canvasElement }) => {
    withoutSystem()
    const button = within(canvasElement).getByRole('button', { name: 'Del siden' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Del siden' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
