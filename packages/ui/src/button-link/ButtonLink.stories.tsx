import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './index.ts'

const meta = { component: ButtonLink, args: { to: '/checkout', children: 'Gå til kassen' } } satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = {}
export const Quiet: Story = { args: { variant: 'quiet', to: '/dame', children: 'Se alt til dame' } }
export const Plain: Story = { args: { variant: 'plain', to: '/', children: 'Tilbake til forsiden' } }
export const Small: Story = { args: { size: 'small', variant: 'quiet', to: '/kampanjer', children: 'Ukens tilbud' } }
export const Full: Story = { args: { full: true } }
