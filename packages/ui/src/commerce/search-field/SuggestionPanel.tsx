import { useEffect, type MouseEvent } from 'react'
import { fill, suggestionsTexts } from '@vidda/texts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Unseen } from '../../foundation/internal/Unseen.styles.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { ArticleOption, OptionGroup, LinkOption, QueryOption } from './options.tsx'
import { hasAny, type Suggestions } from './suggestions.ts'
import { SuggestionPanelRoot } from './SuggestionPanel.styles.ts'

// What the field needs only with this, and so loads with it.
export { handleKey } from './handle-key.ts'
export { hasAny } from './suggestions.ts'

export type SuggestionPanelProps = {
  /** Where the ids of the list and its options begin. */
  readonly id: string
  /** What stands in the field, trimmed. */
  readonly text: string
  readonly suggestions: Suggestions
  readonly loading: boolean
  /** Id of the option that the arrow keys have reached. */
  readonly active: string | undefined
  readonly onSearch: (query: string) => void
  readonly onClose: () => void
  /** Empties the field. */
  readonly onEmpty: () => void
  readonly onClearRecent: (() => void) | undefined
}

/** A press keeps focus in the field, so that a phone's keyboard stays. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What is proposed, as one list of options in groups; and the buttons that empty and close the field. */
export function SuggestionPanel({
  id,
  text,
  suggestions,
  loading,
  active,
  onSearch,
  onClose,
  onEmpty,
  onClearRecent,
}: SuggestionPanelProps) {
  const texts = useTexts(suggestionsTexts)
  const { recent = [], popular = [], queries = [], categories = [], brands = [], articles = [], corrected, failed } = suggestions
  const any = hasAny(suggestions)
  const none = !any && !loading && !failed
  const count = [recent, popular, queries, categories, brands, articles].reduce((sum, kind) => sum + kind.length, text ? 1 : 0)
  const found = count === 1 ? texts.oneFound : fill(texts.found, { count })
  const option = (key: string) => ({ id: `${id}-${key}`, isActive: active === `${id}-${key}` })
  const searches = { onSearch, text }
  const shared = { onClose, text }

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      {text && <IconButton icon="close" label={texts.clear} data-part="empty" onMouseDown={keepFocus} onClick={onEmpty} />}
      <button type="button" data-part="close" aria-label={texts.closeLabel} onClick={onClose}>
        {texts.close}
      </button>
      <SuggestionPanelRoot data-part="panel" onMouseDown={keepFocus}>
        {loading && <span data-part="loading" />}
        {corrected && <p data-part="note">{fill(texts.corrected, { query: corrected })}</p>}
        {none && (
          <div data-part="none">
            <p>{fill(texts.none, { query: text })}</p>
            <p data-part="advice">{texts.noneText}</p>
          </div>
        )}
        {!any && loading && (
          <div data-part="waiting">
            <Skeleton width="70%" />
            <Skeleton width="50%" />
            <Skeleton width="60%" />
          </div>
        )}
        <div role="listbox" id={`${id}-list`} aria-label={texts.list} aria-busy={loading || undefined}>
          <div role="presentation" data-part="words">
            <OptionGroup label={texts.recent} id={`${id}-recent`} options={recent}>
              {(query, index) => <QueryOption key={query} {...option(`recent-${index}`)} {...searches} icon="clock" query={query} />}
            </OptionGroup>
            <OptionGroup label={texts.popular} id={`${id}-popular`} options={popular}>
              {(query, index) => <QueryOption key={query} {...option(`popular-${index}`)} {...searches} icon="search" query={query} />}
            </OptionGroup>
            <OptionGroup label={texts.queries} id={`${id}-queries`} options={queries}>
              {(query, index) => <QueryOption key={query} {...option(`query-${index}`)} {...searches} icon="search" query={query} />}
            </OptionGroup>
            <OptionGroup label={texts.categories} id={`${id}-categories`} options={categories}>
              {(link, index) => <LinkOption key={link.to} {...option(`category-${index}`)} {...shared} link={link} />}
            </OptionGroup>
            <OptionGroup label={texts.brands} id={`${id}-brands`} options={brands}>
              {(link, index) => <LinkOption key={link.to} {...option(`brand-${index}`)} {...shared} link={link} />}
            </OptionGroup>
          </div>
          <OptionGroup label={texts.articles} id={`${id}-articles`} options={articles}>
            {(article, index) => <ArticleOption key={article.to} {...option(`article-${index}`)} onClose={onClose} article={article} />}
          </OptionGroup>
          {text && (
            <QueryOption {...option('all')} {...searches} icon="arrow-right" query={text} data-part="all">
              {fill(corrected || none ? texts.instead : texts.all, { query: text })}
            </QueryOption>
          )}
        </div>
        {recent.length > 0 && onClearRecent && (
          <button type="button" data-part="clear-recent" onClick={onClearRecent}>
            {texts.clearRecent}
          </button>
        )}
        <Unseen role="status">{loading ? texts.loading : none ? fill(texts.none, { query: text }) : found}</Unseen>
      </SuggestionPanelRoot>
    </>
  )
}
