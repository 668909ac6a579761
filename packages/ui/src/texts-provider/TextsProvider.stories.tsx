import type { Meta, StoryObj } from '@storybook/react-vite'
import { withOverrides } from '@vidda/texts'
import { EmptyState } from '../empty-state/index.ts'
import { TextsProvider, useTexts } from './index.ts'

function Said() {
  return <EmptyState title={useTexts('cart').emptyTitle} />
}

const meta = { component: TextsProvider, args: { texts: withOverrides({}), children: <Said /> } } satisfies Meta<typeof TextsProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Common: Story = {}
export const OfABrand: Story = { args: { texts: withOverrides({ cart: { emptyTitle: 'Kurven er lett som ull' } }) } }
