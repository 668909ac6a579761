import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { SizePicker } from './index.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((name, index) => ({ id: index + 1, name, available: name !== 'XS' && name !== 'XL' }))
const shoes = [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47].map((size) => ({ id: size, name: String(size), available: size !== 39 }))

const meta = {
  component: SizePicker,
  args: { sizes, value: null, onValueChange: fn() },
  parameters: guide({
    anatomy: [
      'legend: Størrelse, and the selected one',
      'guide: the way to the size guide',
      'size: one button per size, struck through when no shop has it',
      'error: what is missing',
    ],
    do: ['Show every size there is, smallest first', 'Offer something when a sold-out size is pressed'],
    dont: ['Choose a size for the shopper, unless there is only one', 'Hide what is sold out: it is what many look for'],
    keys: [['Arrow keys', 'go from size to size and choose, also past those that no shop has']],
  }),
} satisfies Meta<typeof SizePicker>

export default meta
type Story = StoryObj<typeof meta>

export const NoneSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const gone = canvas.getByRole('radio', { name: 'XS (ikke på lager)' })
    gone.focus()
    await expect(gone).toHaveFocus()
    await userEvent.click(gone)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(gone).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(4)
  },
}
export const Pressed: Story = { args: { value: 3 } }
export const Missing: Story = { args: { error: 'Velg størrelse' } }
export const Shoes: Story = { args: { sizes: shoes, value: 42 } }
export const Centimetres: Story = {
  args: { sizes: ['130 cm', '140 cm', '150 cm', '160 cm', '170 cm'].map((name, id) => ({ id, name, available: id !== 3 })), value: 1 },
}
export const OneSize: Story = { args: { sizes: [{ id: 1, name: 'Én størrelse', available: true }], value: 1 } }
export const WithGuide: Story = { args: { value: 3, guide: <TextLink to="/kundeservice#faq">Størrelsesguide</TextLink> } }
export const AllSoldOut: Story = { args: { sizes: sizes.map((size) => ({ ...size, available: false })) } }
export const LongNames: Story = {
  args: {
    sizes: ['Barn 2–4 år', 'Barn 4–6 år', 'Ungdom 8–10 år', 'Voksen, normal lengde', 'Voksen, lang'].map((name, id) => ({
      id,
      name,
      available: id !== 1,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
}
export const TellsWhenBack: Story = {
  args: { onUnavailable: fn() },
  render: function TellsWhenBack(args) {
    const [wanted, setWanted] = useState<number | null>(null)
    function handleUnavailable(id: number) {
      setWanted(id)
      args.onUnavailable?.(id)
    }
    return (
      <>
        <SizePicker {...args} onUnavailable={handleUnavailable} />
        <p role="status">
          {wanted !== null && (
            <Button variant="quiet" size="small">
              Si fra når {sizes.find(({ id }) => id === wanted)?.name} er tilbake
            </Button>
          )}
        </p>
      </>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'XL (ikke på lager)' }))
    await expect(args.onUnavailable).toHaveBeenCalledTimes(1)
    await expect(args.onUnavailable).toHaveBeenCalledWith(5)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Si fra når XL er tilbake' })).toBeVisible()
  },
}
