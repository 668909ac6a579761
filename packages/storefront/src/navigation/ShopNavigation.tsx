import { NavigationProvider, type Navigate } from '@vidda/ui/navigation-provider'
import type { ReactNode } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { useNavigateInPlace } from './in-place.ts'

/** Has the library's links open with the shop's router. */
export function ShopNavigation({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const navigateInPlace = useNavigateInPlace()
  const open: Navigate = (to, { preventScrollReset, ...options }) =>
    preventScrollReset ? navigateInPlace(to, options) : navigate(to, options)
  return (
    <NavigationProvider navigate={open} address={createPath(useLocation())}>
      {children}
    </NavigationProvider>
  )
}
