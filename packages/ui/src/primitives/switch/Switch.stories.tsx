import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { Switch } from './index.ts'

const meta = {
  component: Switch,
  args: { label: 'Bare varer på lager i min butikk', onCheckedChange: fn() },
  parameters: guide({
    anatomy: ['label: what is on', 'switch: at the end of the line', 'help', 'error: why it could not be turned'],
    do: ['Let it work at once', 'Keep the label the same in both states'],
    dont: ['Put it in a form that is sent: that is a Checkbox', 'Write "av/på" beside it'],
    keys: [['Space', 'turns it']],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const Turned: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Bare varer på lager i min butikk' }))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const WithHelp: Story = {
  args: { label: 'Varsle meg på SMS', help: 'Når varene er klare, og når de snart legges tilbake.', defaultChecked: true },
}
export const Wrong: Story = { args: { label: 'Varsle meg på SMS', error: 'Vi fikk ikke lagret valget. Prøv igjen.' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
