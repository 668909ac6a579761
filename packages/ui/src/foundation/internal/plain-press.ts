import type { MouseEvent } from 'react'

/** Anything else is for another tab, a download or the browser's own menu. */
export const isPlainPress = (
  { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent,
  { target } = currentTarget as HTMLAnchorElement,
): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && (target === '' || target === '_self')

/** What a plain press on a link does instead of following it; without it the link is followed. */
export const inPlace = (act: (() => void) | undefined) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (!act || !isPlainPress(event)) return
  event.preventDefault()
  act()
}
