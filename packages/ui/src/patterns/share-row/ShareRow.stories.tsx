import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ShareRow } from './index.ts'

const meta = {
  component: ShareRow,
  args: { url: 'https://stormogopphold.example/lauvas-skalljakke-dame/4711' },
  parameters: guide({
    anatomy: [
      'ways: Facebook, X, mail, copy link, always in that order',
      'way: a link to where the address is handed on, or the button that copies it',
      'said: what came of copying, for three seconds',
    ],
    do: [
      'Put it where a page is worth showing to others: an article, a guide, a receipt is not',
      'Give the address on a server, which does not know it',
    ],
    dont: [
      'Show it on a phone, where the system shares better: that is ShareButton',
      "Load any network's own script: these are plain links",
    ],
    keys: [
      ['Tab', 'goes from way to way'],
      ['Enter', 'follows the link or copies the address'],
      ['Space', 'copies the address, on that button'],
    ],
  }),
} satisfies Meta<typeof ShareRow>

export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {}
export const List: Story = {
  args: { look: 'list' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}
export const Copied: Story = {
  play: async ({ canvasElement, mount }) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.resolve() } })
    await mount()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Kopier lenken' }))
    await expect(await canvas.findByText('Link Kopiert!')).toBeVisible()
  },
}
export const NoClipboard: Story = {
  play: async ({ canvasElement, mount }) => {
    const refuse = () => Promise.reject(new Error('not allowed'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } })
    await mount()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Kopier lenken' }))
    await expect(await canvas.findByText(/lot seg ikke kopiere/)).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
