import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { onceShown } from '../../foundation/internal/once-shown.tsx'
import { cards } from '../internal/samples.data.ts'
import { SearchField, type SearchFieldProps, type Suggestions } from './index.ts'

const articles = cards.map(({ to, name, image, price, beforePrice }) => ({ to, name, image, price, beforePrice }))
const atFirst: Suggestions = {
  recent: ['ullgenser barn', 'sovepose -10', 'hodelykt'],
  popular: ['skalljakke', 'ullsokker', 'regndress barn'],
}
const forJacket: Suggestions = {
  queries: ['skalljakke dame', 'skalljakke herre', 'skalljakke barn'],
  categories: [
    { to: '/klaer/skalljakker', text: 'Skalljakker', within: 'i Dame' },
    { to: '/herre/skalljakker', text: 'Skalljakker', within: 'i Herre' },
  ],
  brands: [{ to: '/merker/skare', text: 'Skare' }],
  articles,
}

/** As a shop does it: what fits the text, and without text what was searched for before. */
function Shop({ suggestions, onValueChange, onClearRecent, ...props }: SearchFieldProps) {
  const [text, setText] = useState(props.query ?? '')
  const [recent, setRecent] = useState(atFirst.recent ?? [])
  return (
    <SearchField
      {...props}
      suggestions={text.trim() === '' ? { ...atFirst, recent } : suggestions}
      onValueChange={(next) => {
        setText(next)
        onValueChange(next)
      }}
      onClearRecent={() => {
        setRecent([])
        onClearRecent?.()
      }}
    />
  )
}

const meta = {
  component: SearchField,
  args: { suggestions: forJacket, onSearch: fn(), onValueChange: fn(), onClearRecent: fn(), action: '/search' },
  render: (args) => <Shop {...args} />,
  parameters: guide({
    anatomy: [
      'field',
      'clear button',
      'submit button',
      'list: recent and popular searches, or searches, categories, brands and goods that fit',
      'last option: all that is found',
    ],
    do: ['Ask for suggestions a moment after the last key, and keep the old ones meanwhile', 'Propose four to six of a kind'],
    dont: ['Search before Enter in a header', 'Put anything in the list that cannot be selected'],
    keys: [
      ['Enter', 'searches for what is written, or takes the active option'],
      ['Down, Up', 'open the list, and go through it; past either end back to the field'],
      ['Home, End', 'move the caret, and leave the list for the field'],
      ['Escape', 'closes the list; once more empties the field'],
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem', minBlockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

const enter =
  (text = ''): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Søk i butikken' }))
    if (text) await userEvent.type(canvas.getByRole('combobox'), text)
    await canvas.findByRole('listbox')
  }

export const Closed: Story = {}
/** Told of focus without having it. */
const told = onceShown('input', (field) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
export const BeforeText: Story = { parameters: { wide: true }, decorators: [told] }
export const WithText: Story = { args: { query: 'skal' }, parameters: { wide: true }, decorators: [told] }
export const JustEntered: Story = { play: enter() }
export const Written: Story = { play: enter('skal') }
export const WithKeys: Story = {
  play: async (context) => {
    await enter('skal')(context)
    const field = within(context.canvasElement).getByRole('combobox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await expect(active).toHaveTextContent('skalljakke herre')
    await userEvent.keyboard('{Enter}')
    await expect(context.args.onSearch).toHaveBeenLastCalledWith('skalljakke herre')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}
export const ClearedHistory: Story = {
  play: async (context) => {
    await enter()(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Tøm siste søk' }))
    await expect(canvas.queryByRole('option', { name: 'hodelykt' })).toBeNull()
    await expect(canvas.getByRole('option', { name: 'ullsokker' })).toBeVisible()
  },
}
export const Corrected: Story = { args: { suggestions: { ...forJacket, corrected: 'skalljakke' } }, play: enter('skaljakke') }
export const NoneFound: Story = { args: { suggestions: {} }, play: enter('kajakkåre') }
export const NoneCame: Story = { args: { suggestions: { failed: true } }, play: enter('ski') }
export const Loading: Story = { args: { suggestions: {}, loading: true }, play: enter('ski') }
export const LoadingNewOnes: Story = { args: { loading: true }, play: enter('skallj') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: enter('skal') }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: enter() }
export const AtEachKey: Story = {
  args: { fires: 'keystroke', allowsEmpty: true, suggestions: {} },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, 'ull')
    await expect(args.onSearch).toHaveBeenLastCalledWith('ull')
    await userEvent.clear(field)
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}
