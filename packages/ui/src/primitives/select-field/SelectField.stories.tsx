import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { SelectField } from './index.ts'

const options = [
  { value: 'bestseller', label: 'Bestselger' },
  { value: 'pris', label: 'Pris' },
  { value: 'navn', label: 'Navn' },
]

const meta = {
  component: SelectField,
  args: { label: 'Sorter etter', options, onValueChange: fn() },
  parameters: guide({
    anatomy: ['label', 'help', "control: the system's own list", 'error'],
    do: ['Use it for eight choices and more', 'Sort as shoppers look: by name, size or distance'],
    dont: ['Use it for two to seven: that is a RadioGroup', 'Go somewhere or send anything when it changes'],
    keys: [
      ['Space, Down', 'opens the list'],
      ['Letters', 'go to what begins so'],
      ['Escape', 'closes it'],
    ],
  }),
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Pressed: Story = {
  args: { defaultValue: 'pris' },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Sorter etter' }), 'Navn')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('navn')
  },
}
export const NothingSelected: Story = {
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
export const WithHelp: Story = { args: { defaultValue: 'navn', help: 'Gjelder alle lister til du velger noe annet.' } }
export const Optional: Story = { args: { placeholder: 'Velg …', optional: true } }
export const LongText: Story = {
  args: {
    label: 'Butikk',
    defaultValue: '1',
    options: [{ value: '1', label: 'Storm & Opphold Kongsvinger kjøpesenter, inngangen mot elva, andre etasje ved rulletrappa' }],
  },
  globals: { viewport: { value: 'narrow' } },
}
export const Disabled: Story = { args: { defaultValue: 'pris', disabled: true } }
