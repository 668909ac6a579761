import { formatNumber } from '@vidda/domain/number'
import type { ReactNode } from 'react'
import type { Crumb } from '@vidda/ui/breadcrumbs'
import { ChipList, type Chip } from '@vidda/ui/chip-list'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { fill, listingTexts } from '@vidda/texts'
import { ScreenTrail } from '../navigation/index.ts'
import { ArticleList } from './ArticleList.tsx'
import { ListRoot } from './ListScreen.styles.ts'
import type { ListPage } from './load-listing.ts'
import type { ListTile } from './list-tile.ts'

type ListScreenProps = {
  readonly title: string
  readonly text?: string
  readonly trail?: readonly Crumb[]
  /** Where the back link goes for who came from nowhere; the front page when left out. */
  readonly parent?: { readonly to: string; readonly title: string }
  /** Links to its goods for one gender. */
  readonly genders?: readonly Chip[]
  readonly chips?: readonly Chip[]
  /** Shown among the goods. */
  readonly tile?: ListTile | null
  readonly list: ListPage
  /** Shown between the title and the chips. */
  readonly children?: ReactNode
  /** In place of the usual words where the list has nothing. */
  readonly empty?: ReactNode
}

/** The shape that gender, category and search screens share. */
export function ListScreen({
  title,
  text,
  trail = [],
  parent,
  genders = [],
  chips = [],
  tile = null,
  list,
  children,
  empty,
}: ListScreenProps) {
  const texts = useTexts(listingTexts)
  const narrowing = chips.length > 0 && <ChipList label={texts.narrow} chips={chips} />
  return (
    <ListRoot>
      <div data-part="head">
        <ScreenTrail trail={trail} {...(parent ? { previous: parent } : {})} />
        <SectionHeading level={1} {...(text === undefined ? {} : { text })}>
          {title}
        </SectionHeading>
        <p data-part="count" role="status">
          {list.total > 0 && (list.total === 1 ? texts.oneArticle : fill(texts.articles, { count: formatNumber(list.total) }))}
        </p>
      </div>
      {children}
      {genders.length > 0 ? (
        <div data-part="ways">
          <ChipList label={texts.whom} chips={genders} />
          {narrowing}
        </div>
      ) : (
        narrowing
      )}
      <ArticleList list={list} tile={tile} label={title} empty={empty} />
    </ListRoot>
  )
}
