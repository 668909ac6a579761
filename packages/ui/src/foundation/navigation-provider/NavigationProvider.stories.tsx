import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { guide } from '../internal/guide.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { NavigationProvider } from './index.ts'

/** A page that says what is open. */
function Shop() {
  const [address, setAddress] = useState('/dame')
  return (
    <NavigationProvider navigate={setAddress} address={address}>
      <p>{address}</p>
      <TextLink to="/herre">Herre</TextLink>
    </NavigationProvider>
  )
}

const meta = {
  tags: ['!matrix'],
  component: NavigationProvider,
  parameters: guide({
    anatomy: ['a context: no element'],
    do: ['Give it once, inside the router', 'Take RouterNavigation with react-router-dom'],
    dont: ['Give it where pages are loaded whole: links are plain anchors without it'],
    keys: [],
  }),
  args: { navigate: () => undefined, address: '/dame', children: <TextLink to="/herre">Herre</TextLink> },
} satisfies Meta<typeof NavigationProvider>

export default meta
type Story = StoryObj<typeof meta>

export const OfAnApp: Story = { render: () => <Shop /> }
