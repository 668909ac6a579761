import type { Meta, StoryObj } from '@storybook/react-vite'
import { kroner } from '../internal/samples.data.ts'
import { Price } from './index.ts'

const meta = { component: Price, args: { price: kroner(1299) } } satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Reduced: Story = { args: { price: kroner(899), beforePrice: kroner(1299) } }
export const WithPant: Story = { args: { price: kroner(32), pant: kroner(2) } }
export const Small: Story = { args: { size: 'small', price: kroner(899), beforePrice: kroner(1299) } }
export const Large: Story = { args: { size: 'large', price: kroner(3499), beforePrice: kroner(4999) } }
