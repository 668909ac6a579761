import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipList } from './ChipList.tsx'
import { guide } from '../../foundation/internal/guide.ts'

const names = ['Alle', 'Skalljakker', 'Dunjakker', 'Fleece', 'Ullgensere', 'Softshell', 'Regntøy', 'Vester', 'Parkas']

const meta = {
  component: ChipList,
  args: { label: 'Jakker', chips: names.map((text, index) => ({ text, to: `/klaer/jakker/${index}`, current: index === 0 })) },
  parameters: guide({
    anatomy: ['chip: a link; the current one is filled'],
    do: [
      'Lead to narrower lists, the current one first',
      'Two words at most',
      'End with a count where it helps, and give it a name that is heard',
    ],
    dont: ['Use it for filters that can be taken away: those are FilterChips', 'Show one chip alone'],
    keys: [
      ['Tab', 'goes from chip to chip, and scrolls it into sight'],
      ['Enter', 'follows it'],
    ],
  }),
} satisfies Meta<typeof ChipList>
export default meta
type Story = StoryObj<typeof meta>

export const Scrolling: Story = { globals: { viewport: { value: 'phone' } } }
export const Wrapping: Story = {}
export const NoneCurrent: Story = { args: { chips: names.slice(1, 5).map((text, index) => ({ text, to: `/klaer/jakker/${index}` })) } }
export const WithCounts: Story = {
  args: {
    chips: names.slice(1, 5).map((text, index) => ({
      text: (
        <>
          {text}&nbsp;
          <span role="img" aria-label={`${24 - index} varer`}>
            {24 - index}
          </span>
        </>
      ),
      to: `/jakker?group=${index}`,
    })),
  },
}
export const LongText: Story = {
  args: { chips: ['Barneskalltøy og regndresser til barnehagestart', 'Ull'].map((text, index) => ({ text, to: `/barn/${index}` })) },
  globals: { viewport: { value: 'narrow' } },
}
