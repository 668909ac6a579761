import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { TextField } from './index.ts'

const meta = {
  component: TextField,
  args: { label: 'Navn', autoComplete: 'name', onValueChange: fn() },
  parameters: guide({
    anatomy: ['label', 'help: before the control, so that it is read first', 'control', 'error: what is wrong and how to put it right'],
    do: ['Set `autoComplete` and `inputMode`: phones fill in and show the right keys', 'Make it as wide as what is written in it'],
    dont: ['Write the label as a placeholder', 'Show an error before the field was left'],
    keys: [['Enter', 'sends the form']],
  }),
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Navn' }), 'Kari')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Kari')
  },
}
export const WithHelp: Story = {
  args: { label: 'E-post', type: 'email', inputMode: 'email', autoComplete: 'email', help: 'Vi sender kvitteringen hit.' },
}
export const Filled: Story = { args: { label: 'Postnummer', defaultValue: '3560', inputMode: 'numeric', autoComplete: 'postal-code' } }
export const Optional: Story = { args: { label: 'Firma', optional: true, autoComplete: 'organization' } }
export const Wrong: Story = {
  args: {
    label: 'Mobilnummer',
    type: 'tel',
    defaultValue: '2123456',
    error: 'Skriv et norsk mobilnummer: åtte sifre som begynner med 4 eller 9',
  },
}
export const Disabled: Story = { args: { label: 'Kundenummer', defaultValue: '10482', disabled: true } }
export const RequiredMark: Story = { args: { required: true, markRequired: true } }
export const ReadOnly: Story = { args: { label: 'Reservasjonsnummer', value: 'R-204817', readOnly: true } }
export const LongWords: Story = {
  args: {
    label: 'E-postadressen til den som skal hente varene',
    defaultValue: 'anne.kristine.vestby.haugland@friluftslivet.eksempel.no',
    help: 'Så butikken kan nå deg om noe er uklart.',
    error: 'Skriv en e-postadresse, for eksempel kari@eksempel.no',
  },
  globals: { viewport: { value: 'narrow' } },
}
