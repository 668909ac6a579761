import type { ArticleDetail } from '@vidda/domain/article'
import { commonTexts, fill, outfitTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { Notice } from '@vidda/ui/notice'
import { Price } from '@vidda/ui/price'
import { SectionHeading } from '@vidda/ui/section-heading'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useId, useRef, useState } from 'react'
import { preloadCartModal, useCart } from '../cart/index.ts'
import { OutfitRoot } from './Outfit.styles.ts'
import { outfitLine, sumOf, takenLines, type Choice } from './outfit-lines.ts'
import { OutfitRow } from './OutfitRow.tsx'
import { useAddOutfit } from './use-add-outfit.ts'
import { useOutfit } from './use-outfit.ts'

export type OutfitProps = {
  readonly article: ArticleDetail
  /** Ids of the other articles in the outfit. */
  readonly ids: readonly number[]
  /** Colour and size selected on the article's page. */
  readonly colorId: number
  readonly sizeId: number | null
}

/** An outfit: the article and those worn with it, each with a choice of size, and one button that adds all selected ones to the cart. */
export function Outfit({ article, ids, colorId, sizeId }: OutfitProps) {
  const texts = useTexts(outfitTexts)
  const common = useTexts(commonTexts)
  const { of, retry } = useOutfit(ids)
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({})
  const [problem, setProblem] = useState<'none' | 'sizes' | null>(null)
  const openCart = useCart((view) => view.setModalOpen)
  const list = useRef<HTMLUListElement>(null)
  const heading = useId()
  const { pending, told, add, forget } = useAddOutfit()

  const others = ids.flatMap((id) => {
    const fetched = of(id)
    if (fetched === null) return []
    return [{ id, line: typeof fetched === 'string' ? fetched : outfitLine(fetched, choices[id] ?? {}) }]
  })
  if (others.length === 0) return null

  const rows = [{ id: article.id, line: outfitLine(article, { sizeId, ...choices[article.id] }, colorId) }, ...others]
  const taken = takenLines(rows.flatMap(({ line }) => (typeof line === 'string' ? [] : [line])))
  const missing = taken.filter(({ variant }) => variant === null)

  function handleChoice(id: number, choice: Choice) {
    setChoices((before) => ({ ...before, [id]: { ...before[id], ...choice } }))
    forget(id)
  }

  async function handleAdd() {
    setProblem(taken.length === 0 ? 'none' : missing.length > 0 ? 'sizes' : null)
    if (taken.length === 0) return
    const [first] = missing
    if (first) {
      const place = rows.findIndex(({ id }) => id === first.article.id)
      list.current?.children[place]?.querySelector('select')?.focus()
      return
    }
    const added = await add(taken)
    // Deselects what was added, so that another press does not add it again.
    setChoices((before) => ({ ...before, ...Object.fromEntries(added.map((id) => [id, { ...before[id], isTaken: false }])) }))
    if (added.length === taken.length) openCart(true)
  }

  const button = taken.length === 0 ? texts.addNone : taken.length === 1 ? texts.addOne : fill(texts.add, { count: taken.length })
  return (
    <OutfitRoot aria-labelledby={heading} style={{ '--outfit-count': rows.length }}>
      <SectionHeading headingId={heading} text={texts.lead}>
        {texts.title}
      </SectionHeading>
      <ul ref={list} aria-label={texts.list}>
        {rows.map(({ id, line }) =>
          typeof line === 'string' ? (
            <li key={id} aria-busy={line === 'loading' || undefined}>
              <Skeleton shape="goods" />
              {line === 'failed' ? (
                <Notice tone="error" role="alert" title={texts.failed}>
                  <Button variant="quiet" size="small" onClick={() => retry(id)}>
                    {common.retry}
                  </Button>
                </Notice>
              ) : (
                <p data-part="color">{texts.loading}</p>
              )}
            </li>
          ) : (
            <OutfitRow
              key={id}
              line={line}
              isOwn={id === article.id}
              isAsked={problem === 'sizes'}
              refused={told.refused.get(id)}
              onChoice={(choice) => handleChoice(id, choice)}
            />
          ),
        )}
      </ul>
      <div data-part="sum">
        <div role="status">
          <p>{taken.length === 1 ? texts.sumOfOne : fill(texts.sum, { count: taken.length })}</p>
          <Price price={sumOf(taken)} size="large" />
        </div>
        <Button
          size="large"
          icon={<Icon name="cart" />}
          loading={pending}
          onPointerEnter={preloadCartModal}
          onFocus={preloadCartModal}
          onClick={() => void handleAdd()}
        >
          {button}
        </Button>
      </div>
      <div role="alert" data-part="told">
        {problem === 'none' && taken.length === 0 && <Notice tone="warning">{texts.noneChosen}</Notice>}
        {problem === 'sizes' && missing.length > 0 && (
          <Notice tone="warning">{fill(texts.sizesMissing, { names: missing.map((line) => line.article.name).join(', ') })}</Notice>
        )}
        {told.refused.size > 0 && (
          <Notice
            tone="warning"
            title={
              told.added === 0
                ? texts.noneAdded
                : fill(texts.partlyAdded, { count: told.added, total: told.added + told.refused.size, names: told.names })
            }
          >
            {told.added > 0 && (
              <Button variant="quiet" size="small" onClick={() => openCart(true)}>
                {texts.showCart}
              </Button>
            )}
          </Notice>
        )}
      </div>
    </OutfitRoot>
  )
}
