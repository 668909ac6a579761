import { imageSources } from '@vidda/contract'
import { comparePath, mostCompared } from '@vidda/domain/compare'
import { isPrivatePath, screens } from '@vidda/domain/route'
import { CompareBar } from '@vidda/ui/compare-bar'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useCompare } from './compare-store.ts'

const thumbWidths = [160] as const

/** Articles have a bar of their own at the lower edge of a phone's window. */
const isArticle = (path: string): boolean => path.startsWith('/product/')

/** Beside a purchase it would be one thing more to press, and on the comparison itself it would say the same again. */
const hasBar = (path: string): boolean => path !== screens.compare && path !== screens.checkout && !isPrivatePath(path)

/** What is chosen for a comparison, and the way there. */
export function ChosenBar() {
  const { pathname } = useLocation()
  const chosen = useCompare((view) => view.chosen)
  const refused = useCompare((view) => view.refused)
  const remove = useCompare((view) => view.remove)
  const replace = useCompare((view) => view.replace)
  const isShown = chosen.length > 0 && hasBar(pathname)
  useEffect(() => {
    if (!isShown) return
    // What takes the focus is not to be hidden by the bar.
    const { style } = document.documentElement
    style.scrollPaddingBlockEnd = '8rem'
    return () => {
      style.scrollPaddingBlockEnd = ''
    }
  }, [isShown])
  if (!hasBar(pathname)) return null
  return (
    <CompareBar
      articles={chosen.map(({ id, name, image }) => ({ id, name, image: imageSources(image, thumbWidths) }))}
      most={mostCompared}
      to={comparePath(chosen.map(({ id }) => id))}
      refused={refused}
      docked={isArticle(pathname)}
      onRemove={remove}
      onClear={() => replace([])}
    />
  )
}
