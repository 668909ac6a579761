import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../internal/guide.ts'
import { ReservationForm, type ReservationFormProps } from './index.ts'

function Filling(props: ReservationFormProps) {
  const [values, setValues] = useState(props.values)
  return <ReservationForm {...props} values={values} onChange={setValues} />
}

const meta = {
  component: ReservationForm,
  args: { values: { name: '', email: '', phone: '' }, errors: {}, busy: false, onChange: fn(), onSubmit: fn() },
  render: (args) => <Filling {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'heading',
      'summary: after a try with errors',
      'name, e-mail, mobile number',
      'children: what went wrong on the way',
      'button',
      'where one pays',
    ],
    do: ['Check on every try, and pass what is wrong as `errors`', 'Keep what was written when the sending fails'],
    dont: ['Ask for more than the shop needs to reach the shopper'],
    keys: [
      ['Enter', 'in a field: sends'],
      ['Enter', 'on a line of the summary: goes to that field'],
    ],
  }),
} satisfies Meta<typeof ReservationForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { values: { name: 'Kari Nordmann', email: 'kari@eksempel.no', phone: '41234567' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reserver' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Wrong: Story = {
  args: {
    values: { name: 'Kari Nordmann', email: 'kari', phone: '21234567' },
    errors: {
      email: 'Skriv en e-postadresse, for eksempel kari@eksempel.no',
      phone: 'Skriv et norsk mobilnummer: åtte sifre som begynner med 4 eller 9',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Reserver' }))
    await expect(canvas.getByRole('region', { name: 'Rett opp dette før du går videre' })).toHaveFocus()
  },
}
export const Busy: Story = { args: { busy: true, values: { name: 'Kari Nordmann', email: 'kari@eksempel.no', phone: '41234567' } } }
