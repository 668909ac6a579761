import type { Meta } from '@storybook/react-vite'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, screenMeta } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const Cart: ScreenStory = {
  args: { path: '/checkout', cart: 3 },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Velg butikk og reserver' })
  },
}

export const CartEmpty: ScreenStory = {
  args: { path: '/checkout' },
  play: async ({ canvas }) => {
    await canvas.findByText('Handlekurven er tom')
  },
}

/** Every brand can reserve, even without a payment service, so this first step of the checkout exists in all of them. */
export const Reserve: ScreenStory = {
  args: { path: '/checkout/reserver', cart: 2 },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('group', { name: 'Velg butikk' })
  },
}
