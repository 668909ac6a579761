import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { deepMenu, fjord, plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { onceShown } from '../../foundation/internal/once-shown.tsx'
import { MainMenu } from './MainMenu.tsx'

const meta = {
  component: MainMenu,
  args: { groups: plainMenu },
  parameters: guide({
    anatomy: [
      'group: genders, categories, extra entries, in that order',
      'entry: a link; the open screen’s is underlined and carries aria-current',
      'more: the button of an entry that has sections',
      'picture: in a flyout, of the entry that has one; the way to all of it is its caption',
      'flyout: its sections in columns, their titles links where they lead somewhere, over the width of what the menu stands in',
    ],
    do: [
      'Give entries sections only where there is a level beneath worth seeing at once',
      'Set --main-menu-position to static where the header is to be the flyout’s measure',
    ],
    dont: ['Make an entry that opens a flyout and leads nowhere', 'Show it below 1020 px: that is the MenuDrawer'],
    keys: [
      ['Tab', 'goes from entry to entry, to their buttons, and on through an open flyout'],
      ['Enter, Space', 'on the button: opens and closes the flyout'],
      ['Arrow down', 'on an entry: opens the flyout'],
      ['Escape', 'closes the flyout; focus returns to the button'],
    ],
  }),
} satisfies Meta<typeof MainMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithExtras: Story = { args: { groups: wholeMenu } }
export const TwoGenders: Story = { args: { groups: { ...plainMenu, genders: plainMenu.genders.slice(0, 2) } } }
export const Open: Story = {
  args: { groups: deepMenu },
  globals: { motion: 'reduced' },
  parameters: { wide: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '30rem' }}>
        <Story />
      </div>
    ),
    onceShown('[data-part=more]', (button) => button.click()),
  ],
}
export const OpenWithPicture: Story = {
  ...Open,
  args: { groups: { ...deepMenu, genders: deepMenu.genders.map((gender) => ({ ...gender, picture: fjord })) } },
}
export const WithFlyout: Story = {
  args: { groups: deepMenu },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Meny: Dame', hidden: true })
    button.click()
    await canvas.findByRole('link', { name: 'Skalljakker', hidden: true }, { timeout: 10_000 })
  },
}
export const FlyoutClosedByEscape: Story = {
  args: { groups: deepMenu },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Meny: Herre', hidden: true }).click()
    await canvas.findByRole('link', { name: 'Skalljakker', hidden: true }, { timeout: 10_000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Skalljakker', hidden: true })).toBeNull())
  },
}
