import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipList } from './ChipList.tsx'

const names = ['Alle', 'Skalljakker', 'Dunjakker', 'Fleece', 'Ullgensere', 'Softshell', 'Regntøy', 'Vester', 'Parkas']

const meta = {
  component: ChipList,
  args: { label: 'Jakker', chips: names.map((text, index) => ({ text, to: `/klaer/jakker/${index}`, current: index === 0 })) },
} satisfies Meta<typeof ChipList>
export default meta
type Story = StoryObj<typeof meta>

export const Scrolling: Story = { globals: { viewport: { value: 'phone' } } }
export const Wrapping: Story = {}
