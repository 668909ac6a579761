import { fetchBundle } from '@vidda/client/articles'
import { articleTexts, goodsTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { CardRow, cardOf, type Card } from '../listing/index.ts'
import { seenArticles } from './recent.ts'

export type RecentGoodsProps = {
  /** The open article's id; it is not among them. */
  readonly id: number
}

/** The articles seen before this one, as they are now; what is gone is left out. */
export function RecentGoods({ id }: RecentGoodsProps) {
  const { api, log, texts } = useApp()
  const words = useTexts(articleTexts)
  const [cards, setCards] = useState<readonly Card[]>([])

  useEffect(() => {
    let wanted = true
    fetchBundle(
      api,
      seenArticles().filter((seen) => seen !== id),
    ).then((articles) => wanted && setCards(articles.map((article) => cardOf(article, texts(goodsTexts)))), log)
    return () => {
      wanted = false
    }
  }, [api, id, log, texts])

  return <CardRow title={words.recent} cards={cards} />
}
