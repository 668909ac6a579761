import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { Tabs } from './index.ts'

const items = [
  {
    id: 'om',
    title: 'Om plagget',
    content: <p>Rim er en tykk genser i norsk ull, strikket uten sidesømmer. Den er god alene i oktober og under skallet i januar.</p>,
  },
  {
    id: 'stell',
    title: 'Vask og stell',
    content: <p>Luft den ute i fuktig luft. Må den vaskes, velg ullprogram på 30 grader og tørk flatt.</p>,
  },
  { id: 'omtaler', title: 'Omtaler', count: 12, content: <p>«Varm når den er våt, og våt blir den i Bergen.»</p> },
]

const meta = {
  component: Tabs,
  args: { items, label: 'Om Rim Ullgenser', onValueChange: fn() },
  parameters: guide({
    own: 'Parts of one matter in one place: Brand Studio has them, and the article’s screen shows its parts beneath each other',
    anatomy: ['list: the tabs, one Tab stop in all', 'tab: a title and perhaps a count', 'panel: the content of the tab selected'],
    do: ['Use it for contents of equal worth that nobody compares', 'Keep titles to one or two words'],
    dont: [
      'Use it for steps in an order',
      'Have more than five: that is an accordion',
      'Change the address to another screen by it: those are links',
    ],
    keys: [
      ['Tab', 'goes to the tab selected, then to its content'],
      ['Arrow left, arrow right', 'choose the tab beside it, around the ends too'],
      ['Home, End', 'choose the first and the last'],
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Om plagget' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Vask og stell' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledWith('stell')
  },
}
export const ManyOnANarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [...items, { id: 'maal', title: 'Mål og vekt', content: <p>620 gram i størrelse M.</p> }],
  },
}
