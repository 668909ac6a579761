import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, kroner } from '../internal/samples.data.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { ReservationChange, type ReservationChangeProps } from './index.ts'

function Changing(props: ReservationChangeProps) {
  const [values, setValues] = useState(props.values)
  return <ReservationChange {...props} values={values} onValuesChange={setValues} />
}

const meta = {
  component: ReservationChange,
  args: {
    lines: [
      { ean: '1', name: 'Skare Skalljakke Dame', size: 'M', color: 'Gran', image: jacketSpruce, price: kroner(2499), count: 1 },
      { ean: '2', name: 'Lauvås Skalljakke Barn', size: '122', color: 'Rust', image: jacketRust, price: kroner(899), count: 3 },
    ],
    values: { counts: {}, name: 'Kari Nordmann', phone: '41234567' },
    errors: {},
    loading: false,
    onValuesChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  render: (args) => <Changing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'summary: after a try with errors',
      'children: what went wrong on the way',
      'lines: picture, name and price, and how many are kept',
      'total: what is paid in the shop then, said as it changes',
      'receiver: name and mobile number',
      'buttons: save, and back to the receipt',
    ],
    do: ['Offer no more than is reserved: more is a reservation of its own', 'Keep what was chosen when the sending fails'],
    dont: ['Let the last unit be taken out: that is to cancel', 'Offer another e-mail address: it has proven whose it is'],
    keys: [
      ['Up, Down', 'in a list: how many are kept'],
      ['Enter', 'in a field: saves'],
    ],
  }),
} satisfies Meta<typeof ReservationChange>

export default meta
type Story = StoryObj<typeof meta>

export const AsReserved: Story = {}
export const Fewer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Antall av Lauvås Skalljakke Barn' }), '1 av 3')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Antall av Skare Skalljakke Dame' }), 'Ta ut')
    await expect(canvas.getByRole('status')).toHaveTextContent(/899,00/)
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre endringene' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const AllTakenOut: Story = {
  args: {
    values: { counts: { 1: 0, 2: 0 }, name: '', phone: '41234567' },
    errors: {
      goods: 'Behold minst én vare. Vil du ikke ha noen av dem, kan du avbestille.',
      name: 'Skriv navnet på den som skal hente',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre endringene' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Rett opp dette før du går videre' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: /^Behold minst én vare/ }))
    await expect(canvas.getByRole('combobox', { name: 'Antall av Skare Skalljakke Dame' })).toHaveFocus()
  },
}
export const Saving: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lagrer …' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const SentHome: Story = { args: { sent: true } }
export const ChangedMeanwhile: Story = {
  args: { children: <Notice tone="warning">Reservasjonen er endret siden du åpnet den. Se over og prøv igjen.</Notice> },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } }
