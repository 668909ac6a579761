import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../internal/guide.ts'
import { Icon, iconNames } from './index.ts'

const meta = {
  component: Icon,
  args: { name: 'cart' },
  parameters: guide({
    anatomy: ['one path on a grid of 24, drawn in the colour of the text'],
    do: ['Leave the label away beside words that say the same', 'Draw new ones with the round stroke of the others'],
    dont: ['Let an icon alone say what matters', 'Colour it by itself'],
    keys: [],
  }),
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const WithMeaning: Story = { args: { name: 'check', label: 'På lager' } }
export const Large: Story = { args: { size: 'large' } }
export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', inlineSize: '6rem', gap: '0.5rem' }}>
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
