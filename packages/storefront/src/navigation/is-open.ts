import type { Location } from 'react-router-dom'

/** Whether the browser still stands at a page that is drawn: Back may have led elsewhere while the next page, a long one, is not drawn yet. */
export const isOpen = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  window.location.pathname + window.location.search === pathname + search
