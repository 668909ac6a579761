import { screens } from '@vidda/domain/route'
import { waysOnTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { Link } from '@vidda/ui/link'
import { SearchForm } from '@vidda/ui/search-form'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import { useSearch } from '../search/index.ts'
import { WaysOnRoot } from './WaysOn.styles.ts'
import type { MostBought } from './load-most-bought.ts'

/** Links to the best-selling category, the shops and customer service, and a search field where the header has none. */
export function WaysOn() {
  const texts = useTexts(waysOnTexts)
  const search = useSearch()
  const { header } = useApp().brand
  const mostBought = useMostBought()
  const ways = [
    // Leads to the bestsellers until the category has loaded, and if it fails to load.
    { icon: 'cart', title: texts.mostBought, text: mostBought?.name ?? texts.bestsellers, to: mostBought?.to ?? screens.bestsellers },
    { icon: 'store', title: texts.shops, text: texts.shopsText, to: screens.shops },
    { icon: 'info', title: texts.support, text: texts.supportText, to: screens.support },
  ] as const
  return (
    <WaysOnRoot>
      {header.singleLine && <SearchForm aria-label={texts.search} action="/search" onSearch={search} />}
      <ul aria-label={texts.label}>
        {ways.map(({ icon, title, text, to }) => (
          <li key={icon}>
            <Link to={to}>
              <Icon name={icon} />
              <strong>{title}</strong>
              <small>{text}</small>
            </Link>
          </li>
        ))}
      </ul>
    </WaysOnRoot>
  )
}

/** Null until it has come. */
function useMostBought(): MostBought | null {
  const app = useApp()
  const [mostBought, setMostBought] = useState<MostBought | null>(null)
  useEffect(() => {
    let wanted = true
    fetchCode(() => import('./load-most-bought.ts'), 'loadMostBought')
      .then(({ loadMostBought }) => loadMostBought(app))
      .then((found) => wanted && setMostBought(found), app.log)
    return () => {
      wanted = false
    }
  }, [app])
  return mostBought
}
