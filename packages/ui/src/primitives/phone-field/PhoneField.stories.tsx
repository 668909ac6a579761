import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { PhoneField } from './index.ts'

const meta = {
  component: PhoneField,
  args: { name: 'phone', onValueChange: fn() },
  parameters: guide({
    anatomy: ['label', 'help', 'prefix: the country, not part of what is written', 'control', 'error: what is wrong with this very number'],
    do: ['Take a number as people write it: with spaces, +47 or 0047', 'Say what it is for in the help'],
    dont: ['Ask for it twice', 'Correct it while it is being written'],
    keys: [['Tab', 'leaves it: the number is set in groups, or told what is wrong with it']],
  }),
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Mobilnummer' })
    await userEvent.type(input, '+47 412 34 567')
    await userEvent.tab()
    await expect(input).toHaveValue('412 34 567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('41234567')
  },
}
export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Mobilnummer' })
    await userEvent.type(input, '4123456')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Mobilnummeret skal ha åtte sifre, dette har 7/)
  },
}
export const FromElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Mobilnummer' })
    await userEvent.type(input, '+46701234567')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/norske mobilnumre/)
  },
}
export const Filled: Story = {
  args: { defaultValue: '91234567', help: 'Vi sender en melding når varene er klare.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Mobilnummer' })
    // As Tab leaves a field: selected whole. Being entered changes neither text nor selection.
    input.focus()
    input.select()
    await new Promise(requestAnimationFrame)
    await expect([input.selectionStart, input.selectionEnd, input.value]).toEqual([0, 10, '912 34 567'])
  },
}
export const Refused: Story = { args: { defaultValue: '91234567', error: 'Nummeret er i bruk på en annen konto' } }
export const Optional: Story = { args: { optional: true } }
export const Disabled: Story = { args: { defaultValue: '91234567', disabled: true } }
