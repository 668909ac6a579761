import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SizePicker } from './index.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((name, index) => ({ id: index + 1, name, available: name !== 'XS' && name !== 'XL' }))
const shoes = [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47].map((size) => ({ id: size, name: String(size), available: size !== 39 }))

const meta = { component: SizePicker, args: { sizes, value: null, onChange: fn() } } satisfies Meta<typeof SizePicker>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'XS (ikke på lager)' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }))
    await expect(args.onChange).toHaveBeenCalledWith(4)
  },
}
export const Chosen: Story = { args: { value: 3 } }
export const Missing: Story = { args: { error: 'Velg størrelse' } }
export const Shoes: Story = { args: { sizes: shoes, value: 42 } }
export const OneSize: Story = { args: { sizes: [{ id: 1, name: 'Én størrelse', available: true }], value: 1 } }
