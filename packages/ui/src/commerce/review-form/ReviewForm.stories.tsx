import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ReviewForm } from './index.ts'

const meta = {
  component: ReviewForm,
  args: { onSubmit: fn(), name: 'Kari N.' },
  parameters: guide({
    anatomy: [
      'stars: one to five, with a word for each',
      'fit: three answers and none, only for goods with sizes',
      'words, name, and whether the name is shown',
      'consent: what happens with the review',
      'summary: above it all after a try with something missing',
    ],
    do: ['Begin with the customer’s own name', 'Say that it is read before it is shown'],
    dont: ['Show it to a visitor who is not logged in: offer to log in instead', 'Ask for more than this'],
    keys: [
      ['Arrow keys', 'choose stars and fit'],
      ['Enter', 'in a line of text: sends'],
    ],
  }),
} satisfies Meta<typeof ReviewForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Sent: Story = { args: { sent: true } }
export const Loading: Story = { args: { loading: true } }
export const WithoutSizes: Story = { args: { asksFit: false } }
export const Missing: Story = {
  args: { name: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send anmeldelsen' }))
    await expect(canvas.getByRole('region')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Changed: Story = {
  args: {
    review: { rating: 4, true_to_size: 0, content: 'Varm og lett, og tørker fort.', customer: 'Turkari', anonymous: false },
    onCancel: fn(),
  },
}
export const Refused: Story = { args: { errors: { content: 'Anmeldelsen kan ikke ha telefonnumre i seg' } } }
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: '3 stjerner – Helt grei' }).focus()
    await userEvent.click(canvas.getByRole('radio', { name: '4 stjerner – Bra' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hva synes du?' }), 'Brukt den hver dag siden september.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send anmeldelsen' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
