import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { AddressContext, OpenContext, type Open } from '../internal/surroundings.ts'

export type NavigateOptions = {
  /** The address takes the place of the open page in the history. */
  readonly replace: boolean
  /** Kept with the entry of the history. */
  readonly state: unknown
  /** The window is not scrolled to the new page's top. */
  readonly preventScrollReset: boolean
}

/** Opens an address without a full load: a path, or a part of the open page (`?page=2`, `#liste`). A router's own function fits. */
export type Navigate = (to: string, options: NavigateOptions) => unknown

export type NavigationProviderProps = {
  /** Opens an address without a full load; a router's own function fits. */
  readonly navigate: Navigate
  /** The address of the open page: path, query and hash (`/dame?page=2#liste`). */
  readonly address: string
  /** Links under it open with `navigate`. */
  readonly children: ReactNode
}

/** Has links open pages without a full load; without it they are the browser's. Another page draws no link anew. */
export function NavigationProvider({ navigate, address, children }: NavigationProviderProps) {
  const current = useRef({ navigate, address })
  useLayoutEffect(() => {
    current.current = { navigate, address }
  }, [navigate, address])
  const open = useCallback<Open>((to, { state, preventScrollReset = false, replace = isOpen(to, current.current.address) }) => {
    void current.current.navigate(to, { replace, state, preventScrollReset })
  }, [])
  return (
    <OpenContext value={open}>
      <AddressContext value={address}>{children}</AddressContext>
    </OpenContext>
  )
}

/** Whether an address is that of the open page: what changes nothing is no step to go back from. */
function isOpen(to: string, address: string): boolean {
  const here = new URL(address, 'https://shop')
  return new URL(to, here.origin + here.pathname).href === here.href
}
