import type { Meta, StoryObj } from '@storybook/react-vite'
import { fjord, peaks, plateau } from '../internal/frame-samples.data.ts'
import { CategoryTiles } from './CategoryTiles.tsx'

const names = ['Klær', 'Sko', 'Vintersport', 'Friluft og camping', 'Sykkel', 'Ball og lek']
const tiles = names.map((text, index) => ({ text, to: `/kategori-${index}` }))

const meta = { component: CategoryTiles, args: { label: 'Kategorier', tiles } } satisfies Meta<typeof CategoryTiles>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {}
export const Pictures: Story = {
  args: { tiles: tiles.map((tile, index) => ({ ...tile, image: [peaks, plateau, fjord][index % 3] ?? peaks })) },
}
