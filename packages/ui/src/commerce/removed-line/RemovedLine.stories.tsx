import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CartLine, useRemovalFocus } from '../cart-line/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketSpruce, kroner } from '../internal/samples.data.ts'
import { RemovedLine } from './index.ts'

const jacket = {
  to: '/product/skare-skalljakke-dame',
  name: 'Skare Skalljakke Dame',
  size: 'M',
  color: 'Gran',
  image: jacketSpruce,
  price: kroner(2499),
  count: 1,
}

/** A cart with one line that can be removed and taken back. */
function Undone() {
  const [isRemoved, setIsRemoved] = useState(false)
  const root = useRemovalFocus<HTMLDivElement>()
  return (
    <div ref={root}>
      <h2>Min Handlekurv</h2>
      <RemovedLine name={isRemoved ? `${jacket.name}, Gran, M` : null} onUndo={() => setIsRemoved(false)} />
      <ul style={{ listStyle: 'none', padding: 0 }}>
        {!isRemoved && <CartLine {...jacket} onIncrease={fn()} onDecrease={fn()} onRemove={() => setIsRemoved(true)} />}
      </ul>
    </div>
  )
}

const meta = {
  component: RemovedLine,
  args: { name: 'Skare Skalljakke Dame, Gran, M', onUndo: fn() },
  parameters: guide({
    anatomy: ['what was removed', 'Angre: puts it back'],
    do: ['Leave it in the page, also while nothing was removed', 'Forget what was removed when the cart is left'],
    dont: ['Take it away after some seconds: not everybody reads as fast', 'Ask whether a line may go: let it be undone'],
    keys: [['Enter on "Angre"', 'puts the line back; the focus goes to its "Fjern"']],
  }),
} satisfies Meta<typeof RemovedLine>

export default meta
type Story = StoryObj<typeof meta>

export const Removed: Story = {}
export const NothingRemoved: Story = { args: { name: null } }
export const LongName: Story = {
  args: { name: 'Høgfjellet Skalljakke med Isolert Hette Dame, Granskog/Lyng, 2XL' },
  globals: { viewport: { value: 'narrow' } },
}
export const ByKeyboard: Story = {
  render: () => <Undone />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Fjern Skare Skalljakke Dame' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Fjernet Skare Skalljakke Dame, Gran, M').parentElement).toHaveRole('status')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Angre/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Fjern Skare Skalljakke Dame' })).toHaveFocus()
    await expect(canvas.queryByText(/^Fjernet/)).toBeNull()
  },
}
