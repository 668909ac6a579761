import { desktopWidth } from '@vidda/tokens'

/** Whether the window has the desktop's layout, and what else a media query asks for, such as `(hover: hover) and `. */
export const isWide = (and = ''): boolean => window.matchMedia(`${and}(width >= ${desktopWidth}px)`).matches
