import { fill, listingTexts } from '@vidda/texts'
import { Link } from '../../primitives/link/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { pageRange } from './page-range.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PaginationRoot } from './Pagination.styles.ts'

export type PaginationProps = RootProps<'nav'> & {
  /** 1-based. */
  readonly page: number
  /** Counted from 1. */
  readonly lastPage: number
  /** The address of a page of the list. */
  readonly hrefFor: (page: number) => string
}

/** Links to the pages of a list; nothing when there is only one. Where it is too narrow for one line, `data-near` pages are left out. */
export function Pagination({ page, lastPage, hrefFor, ...rest }: PaginationProps) {
  const texts = useTexts(listingTexts)
  if (lastPage <= 1) return null
  const pages = pageRange(page, lastPage)
  const isNear = (number: number | null, index: number) =>
    number !== null && Math.abs(number - page) === 1 && (pages[index - 1] === null || pages[index + 1] === null)
  return (
    <PaginationRoot aria-label={texts.pages} {...rest}>
      <ul role="list">
        {page > 1 && (
          <li>
            <Link data-part="step" to={hrefFor(page - 1)} rel="prev" aria-label={texts.previousPage}>
              <Icon name="chevron-left" />
              <span>{texts.previousPage}</span>
            </Link>
          </li>
        )}
        {pages.map((number, index) => (
          <li key={number ?? `gap-${index}`} data-near={isNear(number, index) || undefined}>
            {number === null ? (
              <span data-part="gap">…</span>
            ) : (
              <Link
                to={hrefFor(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={fill(texts.page, { page: number })}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < lastPage && (
          <li>
            <Link data-part="step" to={hrefFor(page + 1)} rel="next" aria-label={texts.nextPage}>
              <span>{texts.nextPage}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </PaginationRoot>
  )
}
