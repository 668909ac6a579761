import { articlePath } from '@vidda/domain/route'
import { NavigationProvider, type Navigate } from '@vidda/ui/navigation-provider'
import { useEffect, type ReactNode } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { useNavigateInPlace } from './in-place.ts'

/** Whether to use view transitions. With reduced motion none is started at all, which also saves the browser the snapshots of the page. */
const canMove = (): boolean => 'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches

/** A navigation during a view transition skips that transition. The router does not handle the rejected promise, so it would be reported as an error. */
function dropSkippedTransition(event: PromiseRejectionEvent): void {
  if ((event.reason as Error | null)?.name === 'AbortError') event.preventDefault()
}

/** Makes the library's links navigate with the shop's router. An article opens with a view transition, which Back runs in reverse. */
export function ShopNavigation({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const navigateInPlace = useNavigateInPlace()
  useEffect(() => {
    addEventListener('unhandledrejection', dropSkippedTransition)
    return () => removeEventListener('unhandledrejection', dropSkippedTransition)
  }, [])
  const open: Navigate = (to, { preventScrollReset, ...options }) =>
    preventScrollReset
      ? navigateInPlace(to, options)
      : navigate(to, { ...options, viewTransition: to.startsWith(articlePath('')) && canMove() })
  return (
    <NavigationProvider navigate={open} address={createPath(useLocation())}>
      {children}
    </NavigationProvider>
  )
}
