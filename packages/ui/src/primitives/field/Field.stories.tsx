import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Form } from '../../patterns/form/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { Field } from './index.ts'

const meta = {
  component: Field,
  args: { label: 'Kommentar til butikken', children: (control) => <textarea {...control} rows={3} /> },
  parameters: guide({
    anatomy: [
      'label, with `valgfritt` or `må fylles ut` where that is not plain',
      'help',
      'control: any, with what it is handed',
      'error',
      'note: such as characters left',
    ],
    do: [
      'Mark what may be left out; in a form where most may, mark what must not instead',
      'Write errors as what to do: "Skriv åtte sifre"',
    ],
    dont: ['Hide help behind an icon', 'Mark with a star or a colour alone'],
    keys: [],
  }),
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Optional: Story = { args: { optional: true, help: 'For eksempel at noen andre henter for deg.' } }
export const Wrong: Story = { args: { required: true, error: 'Skriv minst ett ord' } }
export const RequiredMark: Story = { args: { required: true, markRequired: true } }
export const WithNote: Story = { args: { help: 'Fortell hva som er galt.', note: { text: '312 tegn igjen' } } }
export const NoteOver: Story = { args: { note: { text: '12 tegn for mye', over: true } } }
export const All: Story = {
  args: { help: 'Fortell hva som er galt.', error: 'Skriv minst én setning', note: { text: '500 tegn igjen' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/Fortell.*Skriv minst.*500 tegn igjen/)
  },
}
export const LongWords: Story = {
  args: {
    label: 'Beskjed om ettersending av reklamasjonsdokumentasjon',
    error: 'Filnavnet reklamasjonsdokumentasjonvinterjakkestørrelse42.pdf er for langt',
  },
  globals: { viewport: { value: 'narrow' } },
}
export const LeftEmpty: Story = {
  args: { name: 'comment', required: true, missing: 'Fortell butikken hva som er galt' },
  decorators: [
    (Story) => (
      <Form aria-label="Reklamasjon" onSubmit={fn()}>
        <Story />
        <Button type="submit">Send reklamasjonen</Button>
      </Form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send reklamasjonen' }))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Fortell butikken hva som er galt/u)
  },
}
/** What another element says of the control is read last. */
export const DescribedElsewhere: Story = {
  args: { help: 'Høyst 500 tegn.', 'aria-describedby': 'answer-time' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="answer-time">Vi svarer innen to virkedager.</p>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      /Høyst 500 tegn\..*Vi svarer innen to virkedager\./u,
    )
  },
}
