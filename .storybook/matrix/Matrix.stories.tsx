import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, matrixComponents } from './Matrix.tsx'

const meta = {
  title: 'Matrix',
  component: Matrix,
  tags: ['!autodocs'],
  args: { component: 'button' },
  argTypes: { component: { options: matrixComponents, control: 'select' } },
  parameters: { layout: 'fullscreen', themes: 'own', router: false },
} satisfies Meta<typeof Matrix>
export default meta
type Story = StoryObj<typeof meta>

export const AllThemes: Story = {}
