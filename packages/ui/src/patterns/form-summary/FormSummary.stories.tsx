import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { FormSummary } from './index.ts'

const meta = {
  component: FormSummary,
  args: {
    attempt: 1,
    errors: [
      { fieldId: 'navn', message: 'Skriv navnet på den som skal hente' },
      { fieldId: 'mobil', message: 'Skriv et norsk mobilnummer med åtte sifre' },
    ],
  },
  parameters: guide({
    anatomy: [
      'heading: how much there is to put right',
      'links: one for each field, in the order of the fields',
      'lines without a link: what belongs to no field',
    ],
    do: ['Say the same as at the field', 'Let a Form make it'],
    dont: ['Show it before a try to send', 'Use it for what went wrong on the way: that is a Notice'],
    keys: [['Enter', 'on a link: goes to the field']],
  }),
} satisfies Meta<typeof FormSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Errors: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <FormSummary {...args} />
      <TextField id="navn" label="Navn" error="Skriv navnet på den som skal hente" />
      <TextField id="mobil" label="Mobilnummer" error="Skriv et norsk mobilnummer med åtte sifre" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: /mobilnummer/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mobilnummer' })).toHaveFocus())
  },
}
export const None: Story = { args: { errors: [], attempt: 0 } }
export const WithoutAField: Story = {
  args: {
    attempt: 0,
    errors: [{ message: 'Vi fikk ikke bekreftet at du er et menneske. Prøv igjen.' }],
    title: 'Rett opp én ting før du går videre',
  },
}
