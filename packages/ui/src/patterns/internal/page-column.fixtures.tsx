import type { ComponentType } from 'react'

/** Decorator for stories of whole screens: margins as in a page, and nothing past the window's edge. */
export const inPageColumn = (Story: ComponentType) => (
  <div style={{ overflowX: 'clip', paddingInline: 'var(--vd-space-large)' }}>
    <Story />
  </div>
)
