import { desktopWidth } from '@vidda/tokens'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import type { QuickAddProps } from './ListQuickAdd.tsx'

const load = async () => (await fetchCode(() => import('./ListQuickAdd.tsx'), 'ListQuickAdd')).ListQuickAdd

/** Whether a card that the pointer or the focus reaches offers its sizes: in wide windows whose pointer can hover. */
export const isQuick = (reached: boolean, _event: unknown): boolean =>
  reached || matchMedia(`(hover: hover) and (width >= ${desktopWidth}px)`).matches

/** The sizes of an article over its card. Their code is fetched when a card is first reached; without it the card leads to the article. */
export function LazyQuickAdd(props: QuickAddProps) {
  const { log } = useApp()
  const { Part } = usePart(load, true, log)
  return Part && <Part {...props} />
}
