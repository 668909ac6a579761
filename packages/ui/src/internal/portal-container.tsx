import { createContext, useContext } from 'react'

/** Where layers above the page are put; the document's body when there is none. Storybook's matrix keeps each theme's layers within it. */
export const PortalContainer = createContext<HTMLElement | undefined>(undefined)

export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainer)
}
