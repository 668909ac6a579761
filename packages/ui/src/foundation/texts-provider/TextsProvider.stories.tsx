import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartTexts } from '@vidda/texts'
import { EmptyState } from '../../patterns/empty-state/index.ts'
import { guide } from '../internal/guide.ts'
import { TextsProvider, useTexts } from './index.ts'

function Said() {
  return <EmptyState title={useTexts(cartTexts).emptyTitle} />
}

const meta = {
  tags: ['!matrix'],
  component: TextsProvider,
  parameters: guide({
    anatomy: ['a context: no element'],
    do: ['Give it once, around the shop'],
    dont: ['Put words into components: they come from a namespace'],
    keys: [],
  }),
  args: { texts: {}, children: <Said /> },
} satisfies Meta<typeof TextsProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Common: Story = {}
export const OfABrand: Story = { args: { texts: { cart: { emptyTitle: 'Kurven er lett som ull' } } } }
