import { cleanup, render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach } from 'vitest'
import { RouterNavigation } from '../navigation-provider/index.ts'

afterEach(cleanup)

/** Renders a component with nothing but a router around it. */
export function show(element: ReactElement): RenderResult {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <RouterNavigation>{children}</RouterNavigation>
    </MemoryRouter>
  )
  return render(element, { wrapper })
}
