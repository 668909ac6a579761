import { useCallback } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Kept with an entry of the history whose page was opened in place. */
export type InPlace = { readonly inPlace?: true }

type Options = { readonly replace?: boolean; readonly state?: unknown }

/**
 * Opens an address in place: the window stays scrolled as it is, and the focus where it is. Settled once the page is there, or something
 * else has been asked for.
 */
export function useNavigateInPlace(): (to: string, options?: Options) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (to, options) => {
      const state: InPlace = { ...(options?.state as object | null | undefined), inPlace: true }
      await navigate(to, { ...options, state, preventScrollReset: true })
    },
    [navigate],
  )
}

/** Whether the page was opened in place. Back and Forward go where a page was left, however it was opened. */
export function useIsInPlace(): boolean {
  const { state } = useLocation() as { readonly state: InPlace | null }
  const isReturning = useNavigationType() === NavigationType.Pop
  return !isReturning && state?.inPlace === true
}
