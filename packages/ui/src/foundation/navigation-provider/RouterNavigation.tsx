import type { ReactNode } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { NavigationProvider } from './NavigationProvider.tsx'

export type RouterNavigationProps = {
  /** Links under it open with the router that stands around it. */
  readonly children: ReactNode
}

/** Links of an app that uses react-router-dom: once, inside its router. */
export function RouterNavigation({ children }: RouterNavigationProps) {
  return (
    <NavigationProvider navigate={useNavigate()} address={createPath(useLocation())}>
      {children}
    </NavigationProvider>
  )
}
