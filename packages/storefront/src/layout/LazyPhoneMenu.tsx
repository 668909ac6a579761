import { useFailure } from '../alerts/index.ts'
import { fetchCode, usePart } from '../app/index.ts'
import type { PhoneMenuProps } from './PhoneMenu.tsx'

const load = async () => (await fetchCode(() => import('./PhoneMenu.tsx'), 'PhoneMenu')).PhoneMenu

/** Preloads the menu's code; safe to call often. */
export function preloadPhoneMenu(): void {
  // A failed fetch shows itself when the menu is opened.
  load().catch(() => undefined)
}

/** The menu below 1020 px, loaded when it first opens; if loading fails, it closes and the next press retries. */
export function LazyPhoneMenu(props: PhoneMenuProps) {
  const { open, onOpenChange } = props
  const tellFailure = useFailure()
  const { Part: PhoneMenu } = usePart(load, open, (reason) => {
    onOpenChange(false)
    tellFailure(reason)
  })
  return PhoneMenu && <PhoneMenu {...props} />
}
