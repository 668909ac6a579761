import { isPrivatePath, screens } from '@vidda/domain/route'
import { useLocation } from 'react-router-dom'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import { useCompare } from './compare-store.ts'

const load = async () => (await fetchCode(() => import('./ChosenBar.tsx'), 'ChosenBar')).ChosenBar

/** Beside a purchase it would be one thing more to press, and on the comparison itself it would say the same again. */
const hasBar = (path: string): boolean => path !== screens.compare && path !== screens.checkout && !isPrivatePath(path)

/** The bar with what is chosen, loaded when there is something; for brands whose articles are compared. */
export function LazyCompareBar() {
  const { log } = useApp()
  const { pathname } = useLocation()
  const isWanted = useCompare(({ chosen }) => chosen.length > 0) && hasBar(pathname)
  const { Part: Bar } = usePart(load, isWanted, log)
  return Bar && hasBar(pathname) && <Bar />
}
