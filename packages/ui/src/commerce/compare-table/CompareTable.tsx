import type { Ore } from '@vidda/domain/money'
import { comparisonTexts, fill } from '@vidda/texts'
import type { CSSProperties } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { wholeWords } from '../../foundation/internal/whole-words.tsx'
import { Link } from '../../primitives/link/index.ts'
import { Picture, sizesOf, type ImageSources } from '../../primitives/picture/index.ts'
import { Price } from '../price/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { CompareTableRoot } from './CompareTable.styles.ts'

/** A column. */
export type ComparedArticle = {
  readonly id: number
  readonly name: string
  /** The article's page. */
  readonly to: string
  readonly image: ImageSources
  /** The comparison without this article. */
  readonly removeTo: string
}

/** A row's value for one article; null if unknown. */
export type CompareCell =
  | null
  | string
  | { readonly items: readonly string[] }
  | { readonly colors: readonly { readonly name: string; readonly hex: string }[] }
  | { readonly price: Ore; readonly beforePrice: Ore | null }
  | { readonly rating: number }

export type CompareRow = {
  readonly title: string
  /** One for each column. */
  readonly cells: readonly CompareCell[]
  /** Whether the values differ. State: `data-differs`, `true` or `false`, if there are several articles. */
  readonly differs: boolean
}

export type CompareGroup = { readonly title: string; readonly rows: readonly CompareRow[] }

export type CompareTableProps = RootProps<'div'> & {
  /** A column for each, in this order. */
  readonly articles: readonly ComparedArticle[]
  /** Rows under headings; those without rows are left out. */
  readonly groups: readonly CompareGroup[]
  /** Path to find more articles, linked after the last column. Left out when the comparison is full. */
  readonly addTo?: string | undefined
  /** Called when an article's remove link is followed; the link itself leads to the comparison without it. */
  readonly onRemove?: (id: number) => void
}

const pictureSizes = sizesOf('40vw', { tablet: '28vw', desktop: '18vw' })

/**
 * Compares articles, with a column per article and a row per property. Below the desktop width the table scrolls in its own region with sticky names
 * and headings; above it, the names are sticky while the page scrolls.
 */
export function CompareTable({ articles, groups, addTo, onRemove, ...rest }: CompareTableProps) {
  const texts = useTexts(comparisonTexts)
  const caption = fill(texts.caption, { names: articles.map(({ name }) => name).join(', ') })
  const shown = groups.filter(({ rows }) => rows.length > 0)
  const columns = articles.length + (addTo === undefined ? 0 : 1)
  return (
    <CompareTableRoot role="region" aria-label={caption} tabIndex={0} {...rest}>
      <table aria-label={caption} style={{ '--compare-table-count': columns } as CSSProperties}>
        <thead>
          <tr data-part="pictures">
            <th scope="row">
              <span data-part="unseen">{texts.picture}</span>
            </th>
            {articles.map(({ id, name, image, to, removeTo }, index) => (
              <td key={id}>
                <div data-part="picture">
                  <Link to={to} tabIndex={-1} aria-hidden>
                    <Picture image={image} alt="" sizes={pictureSizes} priority={index === 0} />
                  </Link>
                  <Link
                    to={removeTo}
                    preventScrollReset
                    data-part="remove"
                    aria-label={fill(texts.remove, { name })}
                    title={fill(texts.remove, { name })}
                    onClick={() => onRemove?.(id)}
                  >
                    <Icon name="close" />
                  </Link>
                </div>
              </td>
            ))}
            {addTo !== undefined && (
              <td data-part="add" rowSpan={2}>
                <Link to={addTo}>
                  <Icon name="plus" />
                  {texts.add}
                </Link>
              </td>
            )}
          </tr>
          <tr data-part="names">
            <td>
              <span data-part="unseen">{texts.article}</span>
            </td>
            {articles.map(({ id, name, to }) => (
              <th key={id} scope="col">
                <Link to={to}>{wholeWords(name)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr data-part="group">
              <th scope="rowgroup" colSpan={articles.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.title} data-differs={articles.length > 1 ? row.differs : undefined}>
                <th scope="row">
                  {row.title}
                  {row.differs && <span data-part="unseen"> ({texts.differs})</span>}
                </th>
                {articles.map(({ id }, index) => (
                  <td key={id}>
                    <Cell cell={row.cells[index] ?? null} notGiven={texts.notGiven} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </CompareTableRoot>
  )
}

function Cell({ cell, notGiven }: { readonly cell: CompareCell; readonly notGiven: string }) {
  if (cell === null)
    return (
      <>
        <span aria-hidden>–</span>
        <span data-part="unseen">{notGiven}</span>
      </>
    )
  if (typeof cell === 'string') return cell
  if ('price' in cell) return <Price {...cell} />
  if ('rating' in cell) return <Rating rating={cell.rating} />
  if ('items' in cell)
    return (
      <ul data-part="items" role="list">
        {cell.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  return (
    <ul data-part="colors" role="list">
      {cell.colors.map(({ name, hex }) => (
        <li key={name}>
          <span data-part="swatch" style={{ '--swatch': hex } as CSSProperties} />
          {name}
        </li>
      ))}
    </ul>
  )
}
