import { desktopWidth } from '@vidda/tokens'

/** Whether a password may be asked for in this document: a service's script that runs reads all that is written in it. */
export const isDocumentOurs = (): boolean => document.head.querySelector('script[data-service]') === null

/** Whether there is room for a modal. */
export const isWide = (): boolean => window.matchMedia(`(width >= ${desktopWidth}px)`).matches
