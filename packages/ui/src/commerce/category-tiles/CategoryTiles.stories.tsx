import type { Meta, StoryObj } from '@storybook/react-vite'
import { fjord, peaks, plateau } from '../../patterns/internal/frame-samples.data.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { guide } from '../../foundation/internal/guide.ts'

const names = ['Klær', 'Sko', 'Vintersport', 'Friluft og camping', 'Sykkel', 'Ball og lek']
const tiles = names.map((text, index) => ({ text, to: `/kategori-${index}` }))

const meta = {
  component: CategoryTiles,
  args: { label: 'Kategorier', tiles },
  parameters: {
    // A matrix of tiles is as wide as the window: their columns go by it.
    wide: true,
    ...guide({
      anatomy: [
        'tile: one link with picture and words',
        'picture: decoration; without any, tiles of words',
        'thumb: goods, after the words of a tile without a picture',
      ],
      do: ['Six tiles: they fill the rows at every width', 'Give all of them a picture, or none'],
      dont: ['Write on the pictures', 'Use more than three words'],
      keys: [
        ['Tab', 'goes from tile to tile'],
        ['Enter', 'follows it'],
      ],
    }),
  },
} satisfies Meta<typeof CategoryTiles>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {}
export const Pictures: Story = {
  args: { tiles: tiles.map((tile, index) => ({ ...tile, image: [peaks, plateau, fjord][index % 3] ?? peaks })) },
}
export const Thumbs: Story = {
  args: {
    tiles: tiles.map((tile, index) => ({ ...tile, about: 'det letteste vi har', thumb: [peaks, plateau, fjord][index % 3] ?? peaks })),
  },
}
export const LongWords: Story = {
  args: { tiles: ['Barneskalltøy og regndresser', 'Friluftsutstyr', 'Ullundertøy'].map((text, index) => ({ text, to: `/lang-${index}` })) },
  globals: { viewport: { value: 'narrow' } },
}
