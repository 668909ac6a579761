import { desktopWidth } from '@vidda/tokens'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import type { QuickAddProps } from './ListQuickAdd.tsx'

const load = async () => (await fetchCode(() => import('./ListQuickAdd.tsx'), 'ListQuickAdd')).ListQuickAdd

/** State reducer: true once a card got the pointer or the focus in a wide window whose pointer can hover. Such a card offers its sizes. */
export const isQuick = (reached: boolean, _event: unknown): boolean =>
  reached || matchMedia(`(hover: hover) and (width >= ${desktopWidth}px)`).matches

/** The sizes of an article over its card. The code is loaded when the pointer or the focus first reaches a card; until then the card is a plain link. */
export function LazyQuickAdd(props: QuickAddProps) {
  const { log } = useApp()
  const { Part } = usePart(load, true, log)
  return Part && <Part {...props} />
}
