import type { Meta, StoryObj } from '@storybook/react-vite'
import { logo } from '../internal/frame-samples.data.ts'
import { Logo } from './Logo.tsx'

const meta = { component: Logo, args: { brandName: 'Eksempel', files: logo } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Svg: Story = {}
export const SvgMissing: Story = { args: { files: { ...logo, svg: '/missing.svg' } } }
