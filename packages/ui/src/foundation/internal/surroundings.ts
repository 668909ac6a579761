import { createContext, useContext } from 'react'

// What an app, or Storybook, puts around components. In one file: every page has it, and a file of its own weighs its headers.

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

/** Where layers above the page are put; the document's body when there is none. Storybook's matrix keeps each theme's layers within it. */
export const PortalContainer = createContext<HTMLElement | undefined>(undefined)

export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer)
