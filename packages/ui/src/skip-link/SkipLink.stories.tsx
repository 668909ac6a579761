import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  component: SkipLink,
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

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Gå til innhold' })).toHaveFocus()
  },
}
