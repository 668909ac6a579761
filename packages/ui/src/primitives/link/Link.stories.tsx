import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { Link } from './index.ts'

const meta = {
  tags: ['!matrix'],
  component: Link,
  args: { to: '/dame', children: 'Klær til dame' },
  parameters: guide({
    anatomy: ['text: without a look of its own'],
    do: ['Use it inside components that give it their look', 'Give a path of the shop, or an address with a scheme'],
    dont: ['Set it into running text: that is a TextLink', 'Make a link of what changes something'],
    keys: [['Enter', 'goes there']],
  }),
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const InTheShop: Story = {}
export const Elsewhere: Story = { args: { to: 'mailto:hei@stormogopphold.example', children: 'Skriv til oss' } }
