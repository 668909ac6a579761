import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Form } from '../../patterns/form/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { TextLink } from '../text-link/index.ts'
import { Checkbox } from './index.ts'

const meta = {
  component: Checkbox,
  args: { label: 'Send meg kvitteringen på e-post', onCheckedChange: fn() },
  parameters: guide({
    anatomy: ['box', 'label: what ticking it says, pressed like the box', 'help', 'error'],
    do: ['Write what a tick says yes to', 'Leave it empty at first'],
    dont: ['Write a denial: nobody knows what a tick beside "ikke" means', 'Use it for what happens at once: that is a Switch'],
    keys: [['Space', 'ticks it, or takes the tick away']],
  }),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Send meg kvitteringen på e-post'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}
export const Ticked: Story = { args: { defaultChecked: true } }
export const Partly: Story = { args: { label: 'Alle butikker på Østlandet', indeterminate: true } }
export const WithHelp: Story = {
  args: { label: 'Husk meg på denne maskinen', help: 'Ikke bruk dette på en maskin som flere har tilgang til.' },
}
export const WithLink: Story = {
  args: {
    label: (
      <>
        Jeg godtar <TextLink to="/kundeservice#vilkar">kjøpsvilkårene</TextLink>
      </>
    ),
  },
}
export const LongLabel: Story = {
  args: {
    label:
      'Ja takk til nyheter og tilbud på e-post omtrent annenhver uke; jeg kan melde meg av når som helst med lenken nederst i hver e-post.',
  },
}
export const Wrong: Story = { args: { label: 'Jeg har lest angrefristen', error: 'Kryss av for at du har lest om angrefristen' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledTicked: Story = { args: { disabled: true, defaultChecked: true, label: 'Nødvendige informasjonskapsler' } }
export const Required: Story = {
  args: { name: 'terms', label: 'Jeg godtar kjøpsvilkårene', required: true, missing: 'Godta kjøpsvilkårene for å handle' },
  decorators: [
    (Story) => (
      <Form aria-label="Bestilling" onSubmit={fn()}>
        <Story />
        <Button type="submit">Send bestillingen</Button>
      </Form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send bestillingen' }))
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Godta kjøpsvilkårene for å handle/u)
  },
}
