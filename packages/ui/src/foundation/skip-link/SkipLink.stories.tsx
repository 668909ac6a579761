import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../internal/guide.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  component: SkipLink,
  parameters: guide({
    anatomy: ['link: out of sight until it has focus'],
    do: ['Put it first in the page; Page does'],
    dont: ['Point it at something that cannot take focus'],
    keys: [
      ['Tab', 'shows it, as the first stop of a page'],
      ['Enter', 'moves focus to the content'],
    ],
  }),
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="innhold" tabIndex={-1}>
          Trykk Tab for å se lenken.
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  tags: ['!matrix'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Gå til innhold' })).toHaveFocus()
  },
}
/** As with focus, which only one element of a page can have: the matrix shows the link under every theme. */
export const Shown: Story = {
  decorators: [
    (Story) => (
      <div style={{ '--skip-link-away': 'none', minBlockSize: '5rem', paddingBlockStart: '4rem' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
}
