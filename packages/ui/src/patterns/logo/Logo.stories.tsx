import type { Meta, StoryObj } from '@storybook/react-vite'
import { logo } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { Logo } from './Logo.tsx'

const meta = {
  component: Logo,
  parameters: guide({
    anatomy: ['link: to the home screen', 'image: the SVG, or the PNG when that cannot be shown'],
    do: ['Give both files', 'Set --logo-height where another height is right'],
    dont: ['Give it a claim or a season’s greeting'],
    keys: [['Enter', 'goes home']],
  }),
  args: { brandName: 'Eksempel', files: logo },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Svg: Story = {}
export const SvgMissing: Story = { args: { files: { ...logo, svg: '/missing.svg' } } }
