import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShopPicker, type ShopPickerProps } from './index.ts'

const shops = [
  {
    id: 1,
    name: 'Oslo, Torggata',
    address: 'Torggata 11, 0181 Oslo',
    distance: 450,
    openText: 'Åpent til 20',
    servesAll: true,
    missing: [],
  },
  {
    id: 2,
    name: 'Sandvika',
    address: 'Rådmann Halmrasts vei 4, 1337 Sandvika',
    distance: 13_800,
    openText: 'Åpent til 18',
    servesAll: false,
    missing: ['Skare Skalljakke Dame'],
  },
  {
    id: 3,
    name: 'Hønefoss',
    address: 'Stabells gate 6, 3510 Hønefoss',
    distance: 59_000,
    openText: 'Åpner i morgen kl. 10',
    servesAll: true,
    missing: [],
  },
  {
    id: 4,
    name: 'Geilo',
    address: 'Geilovegen 38, 3580 Geilo',
    distance: 214_000,
    openText: 'Stengt i dag',
    servesAll: false,
    missing: ['Skare Skalljakke Dame', 'Lauvås Skalljakke Barn'],
  },
]

function Choosing({ value, onChange, ...rest }: ShopPickerProps) {
  const [chosen, setChosen] = useState(value)
  return (
    <ShopPicker
      {...rest}
      value={chosen}
      onChange={(id) => {
        setChosen(id)
        onChange(id)
      }}
    />
  )
}

const meta = {
  component: ShopPicker,
  args: { shops, value: null, onChange: fn(), onPosition: fn() },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopPicker>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {}
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Hønefoss/ }))
    await expect(args.onChange).toHaveBeenCalledWith(3)
    await expect(canvas.getByRole('radio', { name: /Hønefoss/ })).toBeChecked()
  },
}
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), 'geilo')
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn butikk' }), 'Svalbard')
    await expect(canvas.getByText('Ingen butikk passer med «Svalbard»')).toBeVisible()
  },
}
export const WholeChain: Story = {
  args: {
    shops: ['Alta', 'Bergen', 'Bodø', 'Dombås', 'Fagernes', 'Florø', 'Førde', 'Gol', 'Hamar', 'Harstad', 'Kongsberg', 'Lillehammer'].map(
      (name, index) => ({
        id: index,
        name,
        address: `Storgata ${index + 1}, ${name}`,
        distance: null,
        openText: 'Åpent til 20',
        servesAll: index < 7,
        missing: index < 7 ? [] : ['Lauvås Skalljakke Barn'],
      }),
    ),
  },
}
export const WithoutPosition: Story = { args: { shops: shops.map((shop) => ({ ...shop, distance: null })) } }
export const FindingPosition: Story = { args: { positionBusy: true } }
