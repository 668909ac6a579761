import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { HeaderLink } from './HeaderLink.tsx'

const meta = {
  component: HeaderLink,
  parameters: guide({
    anatomy: ['link', 'icon, and from 1280 px the word', 'badge: how many things are there, said aloud when it changes'],
    do: ['Use it in the `links` of a header, before the cart'],
    dont: ['Show a 0', 'Put more than two beside the cart on a phone, where the logo needs the room: a third is `desktopOnly`'],
    keys: [['Enter', 'follows the link']],
  }),
  args: { to: '/min-side', icon: 'user', text: 'Min side' },
} satisfies Meta<typeof HeaderLink>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Titled: Story = { args: { title: 'Ordrer, reservasjoner og innstillinger' } }
export const OwnShop: Story = {
  args: { to: '/butikker', icon: 'store', text: 'Trondheim, Solsiden', label: 'Min butikk: Trondheim, Solsiden', desktopOnly: true },
  globals: { viewport: { value: 'desktop' } },
}
export const IconOnly: Story = { args: { text: undefined, label: 'Min side' } }
export const Counted: Story = { args: { to: '/favoritter', icon: 'heart', text: 'Favoritter', count: 12, countText: '12 favoritter' } }
