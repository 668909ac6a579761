import { isPrivatePath, screens } from '@vidda/domain/route'
import { useLocation } from 'react-router-dom'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import { useCompare } from './compare-store.ts'

/** What the build for one brand knows; not there where nothing is built. */
declare const VIDDA_COMPARES: boolean | undefined

const load = async () => (await fetchCode(() => import('./ChosenBar.tsx'), 'ChosenBar')).ChosenBar

/** The bar with what is chosen, loaded when there is something; nothing where the brand's articles are not compared. */
export function LazyCompareBar() {
  const { brand } = useApp()
  return (typeof VIDDA_COMPARES === 'undefined' ? brand.compares : VIDDA_COMPARES) ? <BarOfScreen /> : null
}

/** Beside a purchase it would be one thing more to press, and on the comparison itself it would say the same again. */
const hasBar = (path: string): boolean => path !== screens.compare && path !== screens.checkout && !isPrivatePath(path)

function BarOfScreen() {
  const { log } = useApp()
  const { pathname } = useLocation()
  const isWanted = useCompare(({ chosen }) => chosen.length > 0) && hasBar(pathname)
  const { Part: Bar } = usePart(load, isWanted, log)
  return Bar && hasBar(pathname) && <Bar />
}
