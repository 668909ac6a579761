import { imageSources } from '@vidda/contract'
import { comparePath, mostCompared } from '@vidda/domain/compare'
import { isPrivatePath, screens } from '@vidda/domain/route'
import { CompareBar } from '@vidda/ui/compare-bar'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useCompare } from './compare-store.ts'

const thumbWidths = [160] as const

/** The article page has its own bar at the bottom on phones. */
const isArticle = (path: string): boolean => path.startsWith('/product/')

/** False for the comparison, where the bar would be redundant, and for the checkout and the customer's own pages, where it would distract. */
const hasBar = (path: string): boolean => path !== screens.compare && path !== screens.checkout && !isPrivatePath(path)

/** The bar with the selected articles and a link to the comparison. */
export function ChosenBar() {
  const { pathname } = useLocation()
  const chosen = useCompare((view) => view.chosen)
  const refused = useCompare((view) => view.refused)
  const remove = useCompare((view) => view.remove)
  const replace = useCompare((view) => view.replace)
  const isShown = chosen.length > 0 && hasBar(pathname)
  useEffect(() => {
    if (!isShown) return
    // Keeps focused elements from being hidden behind the bar.
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
