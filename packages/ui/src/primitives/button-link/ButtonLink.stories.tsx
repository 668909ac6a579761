import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../foundation/icon/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { ButtonLink } from './index.ts'

const meta = {
  component: ButtonLink,
  args: { to: '/checkout', children: 'Gå til kassen' },
  parameters: guide({
    anatomy: ['icon: before the text, at most one', 'text: where it leads'],
    do: ['Use it for the way on that most shoppers take', 'Name the place: "Se alt til dame"'],
    dont: ['Use it for what changes something: that is a Button', 'Set it into a sentence: that is a TextLink'],
    keys: [['Enter', 'goes there']],
  }),
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = {}
export const Quiet: Story = { args: { variant: 'quiet', to: '/dame', children: 'Se alt til dame' } }
export const Plain: Story = { args: { variant: 'plain', to: '/', children: 'Tilbake til forsiden' } }
export const Small: Story = { args: { size: 'small', variant: 'quiet', to: '/kampanjer', children: 'Ukens tilbud' } }
export const Large: Story = { args: { size: 'large' } }
export const WithIcon: Story = { args: { variant: 'quiet', icon: <Icon name="store" />, to: '/butikker', children: 'Finn butikk' } }
export const Full: Story = { args: { full: true } }
export const LongText: Story = {
  args: {
    full: true,
    variant: 'quiet',
    to: '/friluft-og-camping',
    children: 'Se alt til tre døgn på vidda: sekker, telt, soveposer og kjøkken',
  },
  globals: { viewport: { value: 'narrow' } },
}
