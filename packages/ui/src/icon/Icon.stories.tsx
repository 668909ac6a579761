import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from './index.ts'

const meta = { component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>

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
