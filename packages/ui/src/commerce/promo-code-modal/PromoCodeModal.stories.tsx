import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { kroner } from '../internal/samples.data.ts'
import { PromoCodeModal, type PromoCodeModalProps } from './index.ts'

function Refusing({ problem, onApply, ...args }: PromoCodeModalProps) {
  const [shown, setShown] = useState<PromoCodeModalProps['problem']>(null)
  return (
    <PromoCodeModal
      {...args}
      problem={shown ?? null}
      onApply={(code) => {
        onApply(code)
        setShown(problem ?? null)
      }}
    />
  )
}

const meta = {
  component: PromoCodeModal,
  args: { open: true, onOpenChange: fn(), onApply: fn(), onRemove: fn() },
  render: (args) => <Refusing {...args} />,
  parameters: guide({
    anatomy: [
      'field: the code',
      'error: which code was not taken, and why',
      'codes: those open to all',
      'notice: the code in use and what it takes off',
    ],
    do: ['Say which of unknown, expired and not yet it is', 'Leave the cart as it was when a code is refused'],
    dont: ['Take two codes at once', 'Show the field in the checkout’s first view: it sends people away to look for codes'],
    keys: [
      ['Enter', 'uses the code'],
      ['Escape', 'closes it'],
    ],
  }),
} satisfies Meta<typeof PromoCodeModal>

export default meta
type Story = StoryObj<typeof meta>

const tried: Story['play'] = async ({ args }) => {
  const modal = within(await screen.findByRole('dialog', { name: 'Rabattkode' }))
  await userEvent.type(await modal.findByRole('textbox'), 'ULL20{Enter}')
  await expect(args.onApply).toHaveBeenCalledWith('ULL20')
  await expect(modal.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
}

export const Plain: Story = {}
export const OpenCodes: Story = {
  args: {
    codes: [
      { code: 'ULL20', name: '20 % på ull til hele familien', until: '30. november' },
      { code: 'FØRSTETUR', name: '100 kr på første handel' },
    ],
  },
}
export const Unknown: Story = { args: { problem: 'unknown' }, play: tried }
export const Expired: Story = { args: { problem: 'expired' }, play: tried }
export const NotYet: Story = { args: { problem: 'notYet' }, play: tried }
export const Failed: Story = { args: { problem: 'failed' }, play: tried }
export const Checking: Story = { args: { loading: true } }
export const InUse: Story = { args: { active: { code: 'ULL20', discount: kroner(180) } } }
export const Narrow: Story = { ...OpenCodes, globals: { viewport: { value: 'narrow' } } }
