import type { ArticleDetail } from '@vidda/domain/article'
import { articleTexts, fill } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CardRow, type Card } from '../listing/index.ts'
import { fetchCode, screenCaches, useApp } from '../app/index.ts'
import type { Related } from './load-related.ts'

type RelatedGoodsProps = {
  readonly article: ArticleDetail
  readonly related: Related | null
  /** Ids of articles that are shown elsewhere on the page. */
  readonly except: readonly number[]
}

/** What else there is of the same group, and of the same product line. */
export function RelatedGoods({ article, related, except }: RelatedGoodsProps) {
  const texts = useTexts(articleTexts)
  const { group, line } = useRelated(article, related)
  const others = (cards: readonly Card[]) => cards.filter(({ id }) => !except.includes(id))
  return (
    <>
      <CardRow title={texts.related} cards={others(group)} />
      <CardRow title={fill(texts.moreOf, { brand: article.brand })} cards={others(line)} />
    </>
  )
}

const nothing: Related = { group: [], line: [] }

/** What the server sent with the page; after a navigation in the browser it is fetched behind the article, and kept with its data. */
function useRelated(article: ArticleDetail, sent: Related | null): Related {
  const app = useApp()
  const { pathname, search } = useLocation()
  const [fetched, setFetched] = useState<Related>(nothing)

  useEffect(() => {
    if (sent) return
    let wanted = true
    fetchCode(() => import('./load-related.ts'), 'loadRelated')
      .then(({ loadRelated }) => loadRelated(app, article))
      .then((related) => {
        if (!wanted) return
        setFetched(related)
        screenCaches.get(app)?.add(pathname + search, { related })
      })
      .catch(app.log)
    return () => {
      wanted = false
    }
  }, [app, article, pathname, search, sent])

  return sent ?? fetched
}
