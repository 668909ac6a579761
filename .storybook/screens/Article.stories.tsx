import type { Meta } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { ScreenProps } from './Screen.tsx'
import { type ScreenStory, articlePage, screenMeta } from './screens.tsx'

const meta: Meta<ScreenProps> = { ...screenMeta, tags: ['!autodocs', 'slow'] }

export default meta

export const InStock: ScreenStory = {
  args: { path: articlePage },
  tags: ['!slow'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [size] = await canvas.findAllByRole('radio', { name: /^(?!.*utsolgt)/iu })
    if (size) await userEvent.click(size)
    await userEvent.click(await canvas.findByRole('button', { name: 'Legg i handlekurven' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    await findByRole('dialog')
  },
}

export const SoldOut: ScreenStory = {
  args: { path: articlePage, soldOut: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Si fra når den er tilbake' })
  },
}
