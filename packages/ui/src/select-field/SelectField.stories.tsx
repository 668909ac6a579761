import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SelectField } from './index.ts'

const options = [
  { value: 'bestseller', label: 'Bestselger' },
  { value: 'pris', label: 'Pris' },
  { value: 'navn', label: 'Navn' },
]

const meta = { component: SelectField, args: { label: 'Sorter etter', options, onValue: fn() } } satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: { defaultValue: 'pris' },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Sorter etter' }), 'Navn')
    await expect(args.onValue).toHaveBeenLastCalledWith('navn')
  },
}
export const NothingChosen: Story = {
  args: {
    placeholder: 'Velg …',
    label: 'Butikk',
    options: [
      { value: '7', label: 'Geilo' },
      { value: '8', label: 'Hemsedal (stengt)', disabled: true },
    ],
  },
}
export const Wrong: Story = { args: { placeholder: 'Velg …', error: 'Velg hvordan lista skal sorteres' } }
