import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ReservationForm, type ReservationFormProps } from './index.ts'

function Filling(props: ReservationFormProps) {
  const [values, setValues] = useState(props.values)
  return <ReservationForm {...props} values={values} onValuesChange={setValues} />
}

const collected = { delivery: 'collect', address: '', zipcode: '', city: '' } as const
const kari = { name: 'Kari Nordmann', email: 'kari@eksempel.no', phone: '41234567', ...collected }

const meta = {
  component: ReservationForm,
  args: { values: { ...kari, name: '', email: '', phone: '' }, errors: {}, loading: false, onValuesChange: fn(), onSubmit: fn() },
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
      'delivery: where goods can be sent, and then address, postal code and city',
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
  args: { values: kari },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reserver' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Wrong: Story = {
  args: {
    values: { ...kari, email: 'kari', phone: '21234567' },
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
export const Loading: Story = { args: { loading: true, values: kari } }
export const Sent: Story = {
  args: {
    values: { ...kari, delivery: 'delivery', address: 'Storgata', zipcode: '2615', city: 'Lillehammer' },
    errors: { address: "Ingen husnummer oppgitt - addresse må være på format: 'gateaddresse husnummer'" },
    freight: '99,00 kr',
    addresses: ['Storgata 12B', 'Storgata 120'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Hent i butikken/ }))
    await expect(canvas.queryByRole('combobox', { name: 'Adresse' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /Få dem sendt/ }))
    await expect(canvas.getByRole('combobox', { name: 'Adresse' })).toHaveAttribute('aria-invalid', 'true')
  },
}
