import { createContext } from 'react'

type OpenOptions = {
  /** Takes the place of the open page in the history; where it is left out, an address that is open already does. */
  readonly replace?: boolean | undefined
  readonly state?: unknown
  readonly preventScrollReset?: boolean | undefined
}

export type Open = (to: string, options: OpenOptions) => void

/** Opens an address without a full load; the same for as long as its provider is there. Null without a provider. */
export const OpenContext = createContext<Open | null>(null)

/** The address of the open page: who reads it is drawn anew with every page. */
export const AddressContext = createContext<string | null>(null)
