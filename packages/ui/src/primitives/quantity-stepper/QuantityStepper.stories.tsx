import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { QuantityStepper, type QuantityStepperProps } from './index.ts'

function Counting(props: QuantityStepperProps) {
  const [count, setCount] = useState(props.count)
  const { onCountChange } = props
  return (
    <QuantityStepper
      {...props}
      count={count}
      onIncrease={() => {
        setCount(count + 1)
        props.onIncrease()
      }}
      onDecrease={() => {
        setCount(count - 1)
        props.onDecrease()
      }}
      {...(onCountChange && {
        onCountChange: (next: number) => {
          setCount(next)
          onCountChange(next)
        },
      })}
    />
  )
}

const meta = {
  component: QuantityStepper,
  args: { name: 'Skare Skalljakke Dame', count: 2, max: 4, onIncrease: fn(), onDecrease: fn() },
  render: (args) => <Counting {...args} />,
  parameters: guide({
    anatomy: ['less', 'count: a field where it can be written', 'more', 'limit: told when one asks for more than there is'],
    do: ['Name the goods with size and colour when two lines differ only by those', 'Let it be written where many are bought at once'],
    dont: ['Take the last one away by it: that is what "Fjern" is for', 'Disable the buttons: focus would be lost'],
    keys: [
      ['Enter, Space', 'on a button: one more or less'],
      ['Up, Down', 'in the field: one more or less than is written'],
      ['Enter', 'in the field: takes what is written'],
      ['Escape', 'in the field: back to what it was'],
    ],
  }),
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Between: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Én til/ }))
    await expect(args.onIncrease).toHaveBeenCalledOnce()
  },
}
export const AtLeast: Story = { args: { count: 1 } }
export const AtMost: Story = {
  args: { count: 4 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Én til/ }))
    await expect(args.onIncrease).not.toHaveBeenCalled()
    await expect(canvas.getByText('Du kan få høyst 4')).toBeVisible()
  },
}
export const Written: Story = {
  args: { onCountChange: fn(), name: 'Rim Ullsokk Uni, 40–42, Koksgrå' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Antall av Rim Ullsokk Uni, 40–42, Koksgrå' })
    await userEvent.click(field)
    await userEvent.keyboard('12{Enter}')
    await expect(args.onCountChange).toHaveBeenCalledWith(4)
    await expect(field).toHaveValue('4')
    await expect(canvas.getByText('Du kan få høyst 4')).toBeVisible()
  },
}
export const Many: Story = { args: { count: 144, max: 9999, onCountChange: fn() } }
export const WithoutLimit: Story = { args: { count: 7, max: Infinity } }
export const SoldInPairs: Story = {
  args: { name: 'Myrull Vedsekk 40 l', count: 2, min: 2, max: 20 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Én mindre/ }))
    await expect(args.onDecrease).not.toHaveBeenCalled()
    await expect(canvas.getByText('Du må ha minst 2')).toBeVisible()
  },
}
