import type { Decorator } from '@storybook/react-vite'

/** As wide as the panel of the filters. */
export const asInPanel: Decorator = (Story) => (
  <div style={{ maxInlineSize: '26rem' }}>
    <Story />
  </div>
)
