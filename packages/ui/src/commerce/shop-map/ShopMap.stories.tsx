import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { ShopMap } from './index.ts'
import { chainShops, southernShops, townShops } from './shop-map.fixtures.ts'

const meta = {
  component: ShopMap,
  args: { shops: chainShops, onActiveChange: fn() },
  parameters: guide({
    anatomy: [
      'land: the outline of Norway, as much of it as has shops',
      'abroad: the countries around it, as a background',
      'mark: a shop, or several with their number; 24 px and more',
      'name: of the mark that is pointed at or has the focus',
      'whole: leads back from a nearer view',
    ],
    do: [
      'Put it beside a list of the same shops, which is the way for whoever does not see it',
      'Keep it in step with the list: `active` for the one pointed at there, `onActiveChange` for the one pointed at here',
      'Give it 18 rem of width or more',
    ],
    dont: ['Use it as the only way to a shop', 'Give shops without a place'],
    keys: [
      ['Tab', 'leads to one mark and on'],
      ['Arrow keys', 'lead to the next mark in that direction'],
      ['Enter', 'opens the shop, or a nearer view of several'],
      ['Esc', 'leads back to the whole map'],
    ],
  }),
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] ? '36rem' : '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopMap>

export default meta
type Story = StoryObj<typeof meta>

export const WholeCountry: Story = {
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll('[data-part=mark]')) {
      const { width, height } = mark.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}
export const Wide: Story = {
  args: { shops: southernShops },
  parameters: { wide: true },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-named] [data-part=name]')].filter(
      (name) => getComputedStyle(name).opacity === '1',
    )
    await expect(shown.length).toBeGreaterThan(3)
    const boxes = shown.map((name) => name.getBoundingClientRect())
    const map = canvasElement.querySelector('svg')?.getBoundingClientRect()
    for (const [at, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(map?.left ?? Infinity)
      await expect(box.right).toBeLessThanOrEqual(map?.right ?? 0)
      for (const other of boxes.slice(at + 1)) {
        const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top
        await expect(apart).toBe(true)
      }
    }
  },
}
export const South: Story = { args: { shops: southernShops } }
export const OneTown: Story = { args: { shops: townShops } }
export const OneShop: Story = { args: { shops: townShops.slice(0, 1), current: townShops[0]?.id ?? null } }
export const AroundAShop: Story = { args: { proportions: 1, shops: southernShops.slice(0, 4), current: southernShops[0]?.id ?? null } }
export const OwnShop: Story = { args: { own: 5 } }
export const OwnAmongSeveral: Story = { args: { own: 1 } }
export const Near: Story = { args: { around: [1, 2, 3], own: 2 } }
export const PointedAt: Story = { args: { active: 8 } }
export const Zoomed: Story = {
  tags: ['!matrix'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const several = canvas.getByRole('button', { name: /butikker rundt Ski/u })
    await userEvent.click(several)
    await expect(canvas.getByRole('link', { name: 'Ski' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /butikker rundt Ski/u })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /butikker rundt Ski/u }))
    await expect(canvas.getByRole('button', { name: 'Vis hele kartet' })).toBeVisible()
  },
}
export const InStepWithAList: Story = {
  tags: ['!matrix'],
  render: function InStep(args) {
    const [active, setActive] = useState<number | null>(null)
    return (
      <>
        <ShopMap {...args} active={active} onActiveChange={setActive} />
        <p>{args.shops.find(({ id }) => id === active)?.name ?? 'Ingen'}</p>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.hover(canvas.getByRole('link', { name: 'Alta' }))
    await expect(canvas.getByText('Alta', { selector: 'p' })).toBeVisible()
    await userEvent.unhover(canvas.getByRole('link', { name: 'Alta' }))
    await expect(canvas.getByText('Ingen')).toBeVisible()
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
