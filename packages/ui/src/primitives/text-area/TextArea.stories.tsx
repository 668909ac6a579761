import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { TextArea } from './index.ts'

const meta = {
  component: TextArea,
  args: { label: 'Hva synes du om jakka?', help: 'Fortell hva du brukte den til.', onValueChange: fn() },
  parameters: guide({
    anatomy: [
      'label',
      'help: before the control, so that it is read first',
      'control: grows with what is written',
      'error',
      'note: characters left',
    ],
    do: ['Give it as many rows as a usual answer has', 'Tell a limit before it is reached'],
    dont: ['Cut what is pasted: the limit stops the sending, not the writing', 'Use it for one line: that is a TextField'],
    keys: [['Enter', 'begins a new line']],
  }),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithLimit: Story = { args: { max: 500, defaultValue: 'Tørr etter fire timer på Bitihorn i sidelengs regn.' } }
export const OverTheLimit: Story = {
  args: { max: 40 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'Tørr etter fire timer på Bitihorn i regn og vind.')
    await expect(canvas.getByText('9 tegn for mye')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const Optional: Story = { args: { optional: true, rows: 2, label: 'Beskjed til butikken' } }
export const Wrong: Story = { args: { error: 'Skriv minst én setning' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Omtalen er sendt inn og kan ikke endres.' } }
