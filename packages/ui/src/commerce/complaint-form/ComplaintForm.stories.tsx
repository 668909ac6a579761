import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { ComplaintForm } from './index.ts'

const jacket = { ean: '1', name: 'Skare Skalljakke Dame', size: 'M', color: 'Gran', count: 1 }
const socks = { ean: '2', name: 'Rim Ullsokk', size: '39–42', color: 'Storm', count: 3 }

const meta = {
  component: ComplaintForm,
  args: {
    lines: [jacket, socks],
    length: { least: 10, most: 2000 },
    discoverable: { from: '2026-01-02', to: '2030-12-31' },
    email: 'kari@eksempel.no',
    validate: () => ({}),
    loading: false,
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'summary: after a try with something missing',
      'goods: one line; how many, where several were bought',
      'what is wrong, and when it was discovered',
      'wish: the shop decides with the shopper',
      'the law in two sentences, and where the acknowledgement goes',
      'children: what went wrong on the way',
      'buttons: send, and back to the receipt',
    ],
    do: ['Choose the only line there is beforehand', 'Keep what is written when the sending fails'],
    dont: ['Refuse a date that lies far back: the shop decides with the shopper', 'Ask for a receipt or a packaging'],
    keys: [
      ['Arrow keys', 'among the lines and the wishes: choose the next or the one before'],
      ['Enter', 'on a line of the summary: goes to its field'],
    ],
  }),
} satisfies Meta<typeof ComplaintForm>

export default meta
type Story = StoryObj<typeof meta>

export const SeveralLines: Story = {}
export const OneLine: Story = { args: { lines: [jacket] } }
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Ullsokk/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hvor mange er det noe galt med?' }), '2')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hva er galt?' }), 'Det er hull på hælen etter to turer.')
    await userEvent.type(canvas.getByLabelText('Når oppdaget du det?'), '2026-11-20')
    await userEvent.click(canvas.getByRole('radio', { name: 'En ny vare' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send reklamasjonen' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ean: '2',
      count: 2,
      problem: 'Det er hull på hælen etter to turer.',
      discovered: '2026-11-20',
      wish: 'replacement',
    })
  },
}
export const SentWithNothing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send reklamasjonen' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: /Rett opp/ })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Velg varen det er noe galt med' }))
    await expect(canvas.getByRole('radio', { name: /Skare/ })).toHaveFocus()
  },
}
export const WrongDate: Story = {
  args: { lines: [jacket], validate: () => ({ discovered: 'Datoen kan ikke være senere enn i dag' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hva er galt?' }), 'Glidelåsen har løsnet.')
    await userEvent.type(canvas.getByLabelText('Når oppdaget du det?'), '2030-01-01')
    await userEvent.click(canvas.getByRole('radio', { name: 'Prisavslag' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send reklamasjonen' }))
    await expect(canvas.getByRole('link', { name: 'Datoen kan ikke være senere enn i dag' })).toBeInTheDocument()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sending: Story = { args: { loading: true } }
export const NoAnswer: Story = {
  args: {
    children: (
      <Notice tone="error" role="alert">
        Vi fikk ikke svar. Prøv igjen – du reklamerer bare én gang.
      </Notice>
    ),
  },
}
export const OtherAddress: Story = { args: { email: 'ola.nordmann@eksempel.no', length: { least: 20, most: 500 } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } }
