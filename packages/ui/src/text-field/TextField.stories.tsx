import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from './index.ts'

const meta = { component: TextField, args: { label: 'Navn', autoComplete: 'name', onValue: fn() } } satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Navn' }), 'Kari')
    await expect(args.onValue).toHaveBeenLastCalledWith('Kari')
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
    error: 'Skriv et norsk mobilnummer med åtte sifre som begynner med 4 eller 9',
  },
}
export const Disabled: Story = { args: { label: 'Kundenummer', defaultValue: '10482', disabled: true } }
