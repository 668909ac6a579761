import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { PasswordField } from './index.ts'

const meta = {
  component: PasswordField,
  args: { name: 'password', onValueChange: fn() },
  parameters: guide({
    anatomy: [
      'label',
      'help: what a new one must be',
      'control',
      'toggle: shows and hides what is written',
      'strength: bars, a word and one piece of advice',
    ],
    do: ['Say which it is by `purpose`: password managers go by it', 'Pass the name and e-mail address as `personal` for a new one'],
    dont: ['Ask for it twice: it can be seen', 'Demand signs and capitals: length does more', 'Keep anybody from pasting'],
    keys: [
      ['Tab', 'goes to the toggle'],
      ['Space, Enter', 'on the toggle: shows or hides'],
    ],
  }),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

const written =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Nytt passord'), text)
  }

export const LogIn: Story = {}
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Passord'), 'bjørk og einer')
    await userEvent.click(canvas.getByRole('button', { name: 'Vis passordet' }))
    await expect(canvas.getByRole('textbox', { name: 'Passord' })).toHaveValue('bjørk og einer')
    await expect(canvas.getByRole('button', { name: 'Skjul passordet' })).toBeVisible()
  },
}
export const New: Story = { args: { purpose: 'new' } }
export const TooShort: Story = { args: { purpose: 'new' }, play: written('fjell') }
export const Weak: Story = { args: { purpose: 'new' }, play: written('fjelltur2026') }
export const Common: Story = { args: { purpose: 'new' }, play: written('Sommer2026!') }
export const Fair: Story = { args: { purpose: 'new' }, play: written('steinsopp-k') }
export const Good: Story = { args: { purpose: 'new' }, play: written('stein og torv k') }
export const Strong: Story = { args: { purpose: 'new' }, play: written('tre blå ski i regn') }
export const Refused: Story = { args: { error: 'Feil brukernavn/passord - har du glemt passordet ditt?' } }
export const Disabled: Story = { args: { disabled: true, value: 'hemmelig' } }
export const Longer: Story = {
  args: { purpose: 'new', min: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'tre blå ski')
    await expect(canvas.getByText('Minst 12 tegn. Gjerne flere ord etter hverandre.')).toBeVisible()
    await expect(canvas.getByText('1 tegn til')).toBeVisible()
  },
}
