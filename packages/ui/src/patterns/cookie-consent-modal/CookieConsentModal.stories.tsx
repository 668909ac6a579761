import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { CookieConsentModal, type CookieConsentModalProps } from './index.ts'

const purposes = [
  {
    id: 'statistics',
    name: 'Statistikk',
    text: 'Vi ser hvilke sider som brukes, så vi kan rydde i dem som ikke gjør det.',
    cookies: ['_ga', '_gid'],
  },
  {
    id: 'marketing',
    name: 'Markedsføring',
    text: 'Annonsene du ser andre steder kan handle om det du har sett på her.',
    cookies: ['_fbp'],
  },
]

function Asking({ onSelect, onDismiss, open, agreed = [], ...rest }: CookieConsentModalProps) {
  const [shown, setShown] = useState(open)
  const [selected, setSelected] = useState(agreed)
  return (
    <>
      <Button variant="quiet" onClick={() => setShown(true)}>
        Endre samtykke
      </Button>
      <CookieConsentModal
        {...rest}
        open={shown}
        agreed={selected}
        onDismiss={() => {
          setShown(false)
          onDismiss()
        }}
        onSelect={(purpose) => {
          setSelected(purpose)
          setShown(false)
          onSelect(purpose)
        }}
      />
    </>
  )
}

const meta = {
  component: CookieConsentModal,
  args: { open: true, purposes, onSelect: fn(), onDismiss: fn() },
  render: (args) => <Asking {...args} />,
  parameters: {
    ...guide({
      anatomy: [
        'heading: has the focus when it opens, so that no answer is nearer than another',
        'text: why, with a link to the policy',
        'purposes: a switch each, off until turned on; the necessary ones have none',
        'answers: "Kun nødvendige" and "Godta alle", alike; then "Tilpass", or "Lagre valget mitt"',
      ],
      do: ['Let the server render it closed', 'Offer it again in the footer, with `detailed` and what was `agreed`'],
      dont: [
        'Load anything that needs a yes before there is one',
        'Colour one answer and not the other',
        'Ask for purposes that no service has',
      ],
      keys: [
        ['Escape', 'closes it without a choice: it is asked again on the next load'],
        ['Tab', 'moves within it'],
        ['Space', 'turns a switch'],
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof CookieConsentModal>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const Customised: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tilpass' }))
    await userEvent.click(await canvas.findByRole('switch', { name: 'Statistikk' }))
    await expect(canvas.getByRole('switch', { name: 'Markedsføring' })).not.toBeChecked()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const dialog = canvasElement.querySelector('dialog')
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    const [no, yes] = [canvas.getByRole('button', { name: 'Kun nødvendige' }), canvas.getByRole('button', { name: 'Godta alle' })]
    await expect(no.getBoundingClientRect().top).toBe(yes.getBoundingClientRect().top)
    await expect(Math.round(no.getBoundingClientRect().width)).toBe(Math.round(yes.getBoundingClientRect().width))
    await expect(getComputedStyle(no).backgroundColor).toBe(getComputedStyle(yes).backgroundColor)
    await userEvent.click(no)
    await expect(args.onSelect).toHaveBeenCalledWith([])
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}
export const ChangedLater: Story = { args: { detailed: true, agreed: ['statistics'] } }
export const Closed: Story = { args: { open: false } }
export const Narrow: Story = { args: { detailed: true }, globals: { viewport: { value: 'narrow' } } }
