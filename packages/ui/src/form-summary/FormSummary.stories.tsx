import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from '../text-field/index.ts'
import { FormSummary } from './index.ts'

const meta = {
  component: FormSummary,
  args: {
    attempt: 1,
    errors: [
      { fieldId: 'navn', message: 'Skriv navnet på den som skal hente' },
      { fieldId: 'mobil', message: 'Skriv et norsk mobilnummer med åtte sifre' },
    ],
  },
} satisfies Meta<typeof FormSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Errors: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <FormSummary {...args} />
      <TextField id="navn" label="Navn" error="Skriv navnet på den som skal hente" />
      <TextField id="mobil" label="Mobilnummer" error="Skriv et norsk mobilnummer med åtte sifre" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /mobilnummer/ }))
    await expect(canvas.getByRole('textbox', { name: 'Mobilnummer' })).toHaveFocus()
  },
}
export const None: Story = { args: { errors: [], attempt: 0 } }
