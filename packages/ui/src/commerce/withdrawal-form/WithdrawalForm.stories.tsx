import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, kroner } from '../internal/samples.data.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { WithdrawalForm, type WithdrawalFormProps } from './index.ts'

function Choosing(props: WithdrawalFormProps) {
  const [values, setValues] = useState(props.values)
  return <WithdrawalForm {...props} values={values} onValuesChange={setValues} />
}

const meta = {
  component: WithdrawalForm,
  args: {
    lines: [
      { ean: '1', name: 'Skare Skalljakke Dame', size: 'M', color: 'Gran', image: jacketSpruce, price: kroner(2499), count: 1 },
      { ean: '2', name: 'Lauvås Skalljakke Barn', size: '122', color: 'Rust', image: jacketRust, price: kroner(899), count: 3 },
    ],
    values: { counts: {}, message: '' },
    refund: null,
    charged: true,
    onValuesChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'summary: after a try with nothing chosen',
      'children: why the goods must be chosen anew',
      'all: where there is more than one line',
      'lines: box, picture, name and price; how many, where there are several of one',
      'message: to the shop, may be left out',
      'sum: what is paid back, said as it changes',
      'buttons: on, and back to the receipt',
    ],
    do: ['Choose the only one there is beforehand', 'Pass the sum less its share of the discount'],
    dont: ['Ask for a reason: the law wants none', 'Offer what has been withdrawn from already'],
    keys: [
      ['Space', 'on a box: chooses the line, or leaves it out'],
      ['Enter', 'on the line of the summary: goes to the first box'],
    ],
  }),
} satisfies Meta<typeof WithdrawalForm>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const ChosenLines: Story = {
  args: { values: { counts: { 1: 1, 2: 2 }, message: 'Jeg kommer innom på lørdag.' }, refund: kroner(4297) },
}
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Velg alt' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Antall du vil angre på av Lauvås Skalljakke Barn' }), '2')
    await expect(canvas.getByRole('checkbox', { name: 'Velg alt' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsett' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const SentWithNothing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsett' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Rett opp dette før du går videre' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Velg minst én vare' }))
    await expect(canvas.getByRole('checkbox', { name: /Skare/ })).toHaveFocus()
  },
}
export const BeforeItIsCharged: Story = { args: { values: { counts: { 1: 1 }, message: '' }, refund: kroner(2499), charged: false } }
export const ChangedMeanwhile: Story = {
  args: { children: <Notice tone="warning">Noe er endret siden du valgte. Se over varene og prøv igjen.</Notice> },
}
export const Narrow: Story = { ...ChosenLines, globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { ...ChosenLines, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
