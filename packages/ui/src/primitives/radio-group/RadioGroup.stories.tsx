import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Form } from '../../patterns/form/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { RadioGroup } from './index.ts'

const fits = [
  { value: '-1', label: 'Liten i størrelsen' },
  { value: '0', label: 'Som forventet' },
  { value: '1', label: 'Stor i størrelsen' },
]
const deliveries = [
  { value: 'butikk', label: 'Hent i butikk', about: 'Klar innen to timer i åpningstiden', aside: 'Gratis' },
  { value: 'post', label: 'Hentested', about: 'To til fire virkedager', aside: '79,00 kr' },
  { value: 'hjem', label: 'Hjem på kvelden', about: 'Sjåføren ringer en halvtime før', aside: '199,00 kr' },
  { value: 'ekspress', label: 'Ekspress', about: 'Bare i Oslo og Bergen', aside: '249,00 kr', disabled: true },
]

const meta = {
  component: RadioGroup,
  args: { label: 'Hvordan er passformen?', options: fits, onValueChange: fn() },
  parameters: guide({
    anatomy: ['legend: the question', 'help', 'options: ring, label, and where needed what it means and what it costs', 'error'],
    do: ['Put the most selected first', 'Use cards where choices have words or prices of their own'],
    dont: ['Choose for the shopper what costs money', 'Use it for more than seven: that is a SelectField'],
    keys: [
      ['Tab', 'goes to the selected one, or the first'],
      ['Arrow keys', 'choose the next or the one before'],
      ['Space', 'chooses'],
    ],
  }),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const NoneSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Som forventet'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1')
    await expect(canvas.getByRole('radio', { name: 'Stor i størrelsen' })).toHaveFocus()
  },
}
export const Pressed: Story = { args: { defaultValue: '0', help: 'Mot det du pleier å bruke.' } }
export const InARow: Story = { args: { layout: 'row', defaultValue: '0' } }
export const Cards: Story = { args: { label: 'Hvordan vil du ha varene?', options: deliveries, variant: 'cards', defaultValue: 'butikk' } }
export const Optional: Story = { args: { optional: true } }
export const Wrong: Story = { args: { error: 'Velg hvordan passformen er' } }
export const WrongCards: Story = {
  args: { label: 'Hvordan vil du ha varene?', options: deliveries, variant: 'cards', error: 'Velg hvordan du vil ha varene' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '0' } }
export const Required: Story = {
  args: {
    name: 'delivery',
    label: 'Hvordan vil du ha varene?',
    options: deliveries,
    variant: 'cards',
    required: true,
    missing: 'Velg hvor du vil hente varene, eller få dem hjem',
  },
  decorators: [
    (Story) => (
      <Form aria-label="Levering" onSubmit={fn()}>
        <Story />
        <Button type="submit">Gå videre</Button>
      </Form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Gå videre' }))
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Velg hvor du vil hente varene/u)
  },
}
