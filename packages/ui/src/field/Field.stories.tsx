import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './index.ts'

const meta = {
  component: Field,
  args: { label: 'Kommentar til butikken', children: (control) => <textarea {...control} rows={3} /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Optional: Story = { args: { optional: true, help: 'For eksempel at noen andre henter for deg.' } }
export const Wrong: Story = { args: { required: true, error: 'Skriv minst ett ord' } }
