import { imageSources } from '@vidda/contract'
import { comparedIds, comparePath, mostCompared } from '@vidda/domain/compare'
import { screens } from '@vidda/domain/route'
import { comparisonTexts, fill, goodsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { ChipList } from '@vidda/ui/chip-list'
import { CompareTable } from '@vidda/ui/compare-table'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { ShareButton } from '@vidda/ui/share-button'
import { Skeleton } from '@vidda/ui/skeleton'
import { Switch } from '@vidda/ui/switch'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useNavigate, useNavigation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useMyShop } from '../my-shop/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { compareGroups } from './compare-groups.ts'
import { useCompare } from './compare-store.ts'
import { CompareScreenRoot } from './CompareScreen.styles.ts'
import type { CompareData, Compared } from './load-compare.ts'

/** Compares the articles in the address, or those selected in this browser if the address has none. */
export function CompareScreen() {
  const { ids, articles, more } = useLoaderData<CompareData>()
  const texts = useTexts(comparisonTexts)
  const shown = useStaying(articles)
  const root = useRef<HTMLDivElement>(null)
  const gone = ids.length - articles.length
  const handleRemove = useRemoval(root, shown)
  return (
    <CompareScreenRoot ref={root}>
      <ScreenTrail trail={[{ text: texts.title }]} />
      <SectionHeading level={1}>{shown.length > 1 ? fill(texts.titleOf, { count: shown.length }) : texts.title}</SectionHeading>
      {gone > 0 && (
        <Notice tone="warning">
          <p>{gone === 1 ? texts.oneGone : fill(texts.gone, { count: gone })}</p>
        </Notice>
      )}
      {shown.length > 0 ? (
        <>
          <OtherChoice articles={articles} />
          <Comparison articles={shown} more={more} onRemove={handleRemove} />
        </>
      ) : (
        <Empty named={ids.length > 0} />
      )}
    </CompareScreenRoot>
  )
}

/** Hides removed articles at once, before the navigation to the new address is done. */
function useStaying(articles: readonly Compared[]): readonly Compared[] {
  const { location } = useNavigation()
  if (location?.pathname !== screens.compare) return articles
  const staying = comparedIds(new URLSearchParams(location.search))
  return articles.filter(({ id }) => staying.includes(id))
}

/** Also removes an article from the selection, and moves the focus to the next column's link, or to the heading if there is none. */
function useRemoval(root: { readonly current: HTMLElement | null }, shown: readonly Compared[]): (id: number) => void {
  const remove = useCompare((view) => view.remove)
  const place = useRef<number | null>(null)
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const links = [...(root.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])]
    const next = links[place.current] ?? links.at(-1) ?? root.current?.querySelector('h1')
    place.current = null
    if (next?.tagName === 'H1') next.tabIndex = -1
    next?.focus()
  })
  return (id) => {
    place.current = shown.findIndex((article) => article.id === id)
    remove(id)
  }
}

type ComparisonProps = {
  readonly articles: readonly Compared[]
  readonly more: string | null
  readonly onRemove: (id: number) => void
}

function Comparison({ articles, more, onRemove }: ComparisonProps) {
  const { brand } = useApp()
  const texts = useTexts(comparisonTexts)
  const goods = useTexts(goodsTexts)
  const myShop = useMyShop()
  const tellFailure = useFailure()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const ids = articles.map(({ id }) => id)
  const all = compareGroups(articles, { texts, goods, myShop })
  const groups =
    onlyDifferences && ids.length > 1 ? all.map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) })) : all
  return (
    <>
      <div data-part="tools">
        {ids.length > 1 && <Switch label={texts.onlyDifferences} checked={onlyDifferences} onCheckedChange={setOnlyDifferences} />}
        <ShareButton look="quiet" url={brand.origin + comparePath(ids)} title={texts.title} onFailure={tellFailure} />
      </div>
      {ids.length === 1 && <p data-part="hint">{texts.oneOnly}</p>}
      {groups.every(({ rows }) => rows.length === 0) && <p data-part="hint">{texts.noDifferences}</p>}
      <CompareTable
        articles={articles.map(({ id, name, to, image }) => ({
          id,
          name,
          to,
          image: imageSources(image),
          removeTo: comparePath(ids.filter((other) => other !== id)),
        }))}
        groups={groups}
        addTo={ids.length < mostCompared ? (more ?? undefined) : undefined}
        onRemove={onRemove}
      />
    </>
  )
}

/** A shared comparison does not replace the shopper's own unless it contains it or the shopper asks for it. */
function OtherChoice({ articles }: { readonly articles: readonly Compared[] }) {
  const texts = useTexts(comparisonTexts)
  const chosen = useCompare((view) => view.chosen)
  const replace = useCompare((view) => view.replace)
  const adopt = useCompare((view) => view.adopt)
  useEffect(() => adopt(articles), [adopt, articles])
  if (chosen.every(({ id }) => articles.some((article) => article.id === id))) return null
  return (
    <Notice>
      <p>{texts.shared}</p>
      <div data-part="answers">
        <Button variant="quiet" size="small" onClick={() => replace(articles)}>
          {texts.takeOver}
        </Button>
        <ButtonLink variant="plain" size="small" to={comparePath(chosen.map(({ id }) => id))}>
          {fill(texts.own, { count: chosen.length })}
        </ButtonLink>
      </div>
    </Notice>
  )
}

/** Shown for an address without articles: the articles selected in this browser, or how to select some. */
function Empty({ named }: { readonly named: boolean }) {
  const { brand } = useApp()
  const texts = useTexts(comparisonTexts)
  const navigate = useNavigate()
  const chosen = useCompare((view) => view.chosen)
  const [read, setRead] = useState(false)
  const own = named || chosen.length === 0 ? null : comparePath(chosen.map(({ id }) => id))
  useEffect(() => {
    setRead(true)
    if (own) void navigate(own, { replace: true, preventScrollReset: true })
  }, [navigate, own])
  if ((!read && !named) || own)
    return (
      <div data-pending>
        <noscript>{texts.noScript}</noscript>
        <div role="status" aria-label={texts.loading} data-part="pending">
          <Skeleton shape="text" />
          <Skeleton shape="control" />
        </div>
      </div>
    )
  return (
    <>
      <EmptyState title={texts.emptyTitle} action={<ButtonLink to={screens.bestsellers}>{texts.bestsellers}</ButtonLink>}>
        {texts.emptyText}
      </EmptyState>
      {brand.menu.categories.length > 0 && (
        <ChipList data-part="ways" label={texts.ways} chips={brand.menu.categories.map(({ text, to }) => ({ text, to }))} />
      )}
    </>
  )
}
