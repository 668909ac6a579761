import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ComplaintStatus } from './index.ts'

const zip = {
  number: 214,
  received: '25. november 2026 kl. 14.32',
  goods: [{ ean: '1', name: 'Skare Skalljakke Dame', about: 'Gran, M', count: 1 }],
  problem: 'Glidelåsen har løsnet nederst.\nDen har vært brukt på tre turer.',
  discovered: '20. november 2026',
  wish: 'repair',
  open: true,
} as const

const meta = {
  component: ComplaintStatus,
  args: { complainable: true, made: [], takesPictures: true, onComplain: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'heading',
      'acknowledgements: one for each complaint, with its time, number, goods, and what was said',
      'steps: what happens next, while the shop is at one',
      'sentence and button: while there is something to complain about',
    ],
    do: ['Show it for as long as the receipt can be opened', 'Say what the shopper wrote in the shopper’s own words'],
    dont: ['Take it away when two years are over: the shop decides', 'Offer a line that a complaint is open about'],
    keys: [['Enter', 'on the button: begins']],
  }),
} satisfies Meta<typeof ComplaintStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reklamer' }))
    await expect(args.onComplain).toHaveBeenCalledOnce()
  },
}
export const Received: Story = { args: { made: [zip] } }
export const WithoutPictures: Story = { args: { made: [zip], takesPictures: false } }
export const NothingLeft: Story = {
  args: { made: [zip], complainable: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const Closed: Story = { args: { made: [{ ...zip, open: false }] } }
export const Narrow: Story = { ...Received, globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { ...Received, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
