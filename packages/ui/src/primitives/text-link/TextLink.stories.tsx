import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { TextLink } from './index.ts'

const meta = {
  component: TextLink,
  args: { to: '/kundeservice#retur', children: 'bytte og retur' },
  parameters: guide({
    anatomy: ['text: what is there', 'icon: after the text, only when it stands alone'],
    do: ['Let the text say where it leads, read alone', 'Write a phone number or address as `tel:` and `mailto:`'],
    dont: ['Write "klikk her" or "les mer"', 'Take the underline away within a sentence'],
    keys: [['Enter', 'goes there']],
  }),
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: (args) => (
    <p>
      Passet den ikke? Les om <TextLink {...args} />, det er enkelt.
    </p>
  ),
}
export const Standalone: Story = { args: { standalone: true, icon: 'arrow-right', to: '/butikker', children: 'Se alle butikker' } }
export const Phone: Story = { args: { standalone: true, to: 'tel:+4722334455', children: '22 33 44 55' } }
