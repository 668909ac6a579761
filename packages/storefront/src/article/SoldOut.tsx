import { fetchAlternatives } from '@vidda/client/alternatives'
import { imageSources } from '@vidda/contract'
import type { ArticleDetail, VariantColor } from '@vidda/domain/article'
import { fill, goodsTexts, soldOutTexts } from '@vidda/texts'
import { Picture } from '@vidda/ui/picture'
import { ProductCardSkeleton } from '@vidda/ui/product-card-skeleton'
import { ProductGrid } from '@vidda/ui/product-grid'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useId, useState } from 'react'
import { useApp } from '../app/index.ts'
import { ArticleCard, cardOf, type Card } from '../listing/index.ts'
import { useMyShop } from '../my-shop/index.ts'
import { SoldOutRoot } from './SoldOut.styles.ts'

export type SoldOutProps = {
  readonly article: ArticleDetail
  /** Its colours that some shop has. */
  readonly colors: readonly VariantColor[]
  readonly onColor: (id: number) => void
  /** The ids of the articles that are shown in its place. */
  readonly onAlternatives: (ids: readonly number[]) => void
}

/** What there is in place of a colour that is sold out: its other colours, and articles like it that some shop has. */
export function SoldOut({ article, colors, onColor, onAlternatives }: SoldOutProps) {
  const texts = useTexts(soldOutTexts)
  const id = useId()
  return (
    <SoldOutRoot>
      {colors.length > 0 && (
        <section aria-labelledby={`${id}-colors`}>
          <h2 id={`${id}-colors`} data-part="heading">
            {texts.otherColors}
          </h2>
          <ul data-part="others">
            {colors.map((color) => (
              <li key={color.id}>
                <button type="button" aria-label={fill(texts.showColor, { color: color.name })} onClick={() => onColor(color.id)}>
                  <Picture image={imageSources(color.imagePath)} alt="" sizes="5rem" />
                  <span aria-hidden>{color.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Alternatives id={article.id} onFound={onAlternatives} />
    </SoldOutRoot>
  )
}

type AlternativesProps = { readonly id: number; readonly onFound: (ids: readonly number[]) => void }

/** As many as are asked for. */
const places = [1, 2, 3]

/** Nothing where there are none, or where they do not come. */
function Alternatives({ id, onFound }: AlternativesProps) {
  const { api, log, texts: textsOf } = useApp()
  const texts = useTexts(soldOutTexts)
  const myShop = useMyShop()
  const heading = useId()
  const shopId = myShop?.id ?? null
  const [cards, setCards] = useState<readonly Card[] | null>(null)

  useEffect(() => {
    let wanted = true
    fetchAlternatives(api, id, shopId)
      .catch((error: unknown) => {
        log(error)
        return []
      })
      .then((articles) => {
        if (!wanted) return
        setCards(articles.map((article) => cardOf(article, textsOf(goodsTexts))))
        onFound(articles.map((article) => article.id))
      }, log)
    return () => {
      wanted = false
    }
  }, [api, id, log, onFound, shopId, textsOf])

  if (cards?.length === 0) return null
  return (
    <section aria-labelledby={heading} aria-busy={cards === null}>
      <h2 id={heading} data-part="heading">
        {texts.alternatives}
      </h2>
      <ProductGrid label={texts.alternatives}>
        {cards === null
          ? places.map((place) => <ProductCardSkeleton key={place} />)
          : cards.map((card) => <ArticleCard key={card.id} card={card} myShop={myShop} level={3} />)}
      </ProductGrid>
    </section>
  )
}
