import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { PasswordField } from '../../primitives/password-field/index.ts'
import { PhoneField } from '../../primitives/phone-field/index.ts'
import { RadioGroup } from '../../primitives/radio-group/index.ts'
import { SelectField } from '../../primitives/select-field/index.ts'
import { TextArea } from '../../primitives/text-area/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { Form } from './index.ts'

const meta = {
  component: Form,
  args: {
    'aria-label': 'Bli kunde',
    onSubmit: fn(),
    children: (
      <>
        <TextField name="firstName" label="Fornavn" autoComplete="given-name" required />
        <TextField name="email" label="E-post" type="email" inputMode="email" autoComplete="email" required />
        <PhoneField name="phone" required />
        <PasswordField name="password" purpose="new" required />
        <Checkbox name="terms" label="Jeg godtar kjøpsvilkårene" required missing="Godta kjøpsvilkårene for å bli kunde" />
        <Button type="submit" full>
          Bli kunde
        </Button>
      </>
    ),
  },
  parameters: guide({
    anatomy: ['summary: only after a try that failed', 'fields: each with its `name`', 'button: sends it'],
    do: [
      'Give every field the name that the server uses: refusals find it by that',
      'Let the button be pressed: the summary tells what is missing',
    ],
    dont: ['Disable the button until all is well', 'Show an error before the shopper has left the field or sent the form'],
    keys: [
      ['Enter', 'in a field of one line: sends the form'],
      ['Enter', 'on a line of the summary: goes to that field'],
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}
export const SentEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Bli kunde' }))
    await expect(canvas.getByRole('region', { name: 'Rett opp 5 ting før du går videre' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Mobilnummer må fylles ut' }))
    await expect(canvas.getByRole('textbox', { name: 'Mobilnummer' })).toHaveFocus()
  },
}
export const PutRight: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Bli kunde' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fornavn' }), 'Kari')
    await expect(canvas.getByRole('textbox', { name: 'Fornavn' })).toBeValid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'kari@eksempel.no')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobilnummer' }), '+47 412 34 567')
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'tre blå ski i regn')
    await userEvent.click(canvas.getByText('Jeg godtar kjøpsvilkårene'))
    await userEvent.click(canvas.getByRole('button', { name: 'Bli kunde' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const RefusedByTheServer: Story = {
  args: {
    errors: {
      email: ['E-postadressen har allerede en konto'],
      password: ['Passordet er for kort', 'Passordet kan ikke være navnet ditt'],
      captcha: ['Vi fikk ikke bekreftet at du er et menneske. Prøv igjen.'],
    },
  },
}
export const Loading: Story = {
  args: {
    loading: true,
    children: (
      <>
        <TextField name="firstName" label="Fornavn" defaultValue="Kari" required />
        <Button type="submit" full loading>
          Sender …
        </Button>
      </>
    ),
  },
}
export const EveryField: Story = {
  args: {
    'aria-label': 'Skriv en omtale',
    children: (
      <>
        <RadioGroup
          name="fit"
          label="Hvordan er passformen?"
          required
          options={[
            { value: '-1', label: 'Liten i størrelsen' },
            { value: '0', label: 'Som forventet' },
            { value: '1', label: 'Stor i størrelsen' },
          ]}
        />
        <SelectField
          name="use"
          label="Hva brukte du den til?"
          required
          placeholder="Velg …"
          options={[{ value: 'tur', label: 'Fottur' }]}
        />
        <TextArea name="content" label="Omtale" required max={80} help="Det som hjelper den neste som lurer." />
        <Checkbox name="anonymous" label="Ikke vis navnet mitt" />
        <Button type="submit">Send omtalen</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send omtalen' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Svar på «Hvordan er passformen?»' }))
    await expect(canvas.getByRole('radio', { name: 'Liten i størrelsen' })).toHaveFocus()
  },
}
export const TwoThatMustAgree: Story = {
  args: {
    'aria-label': 'Bytt e-postadresse',
    validate: (data) => (data.get('email') === data.get('again') ? {} : { again: 'Skriv den samme adressen begge steder' }),
    children: (
      <>
        <TextField name="email" label="Ny e-postadresse" type="email" required />
        <TextField name="again" label="Ny e-postadresse en gang til" type="email" required />
        <Button type="submit">Bytt adresse</Button>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Ny e-postadresse'), 'kari@eksempel.no')
    await userEvent.type(canvas.getByLabelText('Ny e-postadresse en gang til'), 'kari@eksempl.no')
    await userEvent.click(canvas.getByRole('button', { name: 'Bytt adresse' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Skriv den samme adressen begge steder' }))
    await expect(canvas.getByLabelText('Ny e-postadresse en gang til')).toHaveFocus()
  },
}
export const DayOutOfRange: Story = {
  args: {
    'aria-label': 'Velg en dag',
    children: (
      <>
        <TextField name="day" type="date" label="Dag" min="2026-03-02" max="2026-03-10" defaultValue="2026-03-11" required />
        <Button type="submit">Videre</Button>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Videre' }))
    await expect(canvas.getByRole('link', { name: 'Velg en dato til og med 10. mars 2026' })).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Dag'))
    await userEvent.type(canvas.getByLabelText('Dag'), '2026-03-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Videre' }))
    await expect(canvas.getByRole('link', { name: 'Velg en dato fra og med 2. mars 2026' })).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
