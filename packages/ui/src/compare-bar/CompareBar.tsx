import { compareBarTexts, fill } from '@vidda/texts'
import { Button } from '../button/index.ts'
import { ButtonLink } from '../button-link/index.ts'
import { Icon } from '../icon/index.ts'
import type { RootProps } from '../internal/root-props.ts'
import { Picture, type ImageSources } from '../picture/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { CompareBarRoot } from './CompareBar.styles.ts'

export type ComparedThumb = { readonly id: number; readonly name: string; readonly image: ImageSources }

export type CompareBarProps = RootProps<'section'> & {
  /** What is chosen, in the order of the columns; with none the bar is empty and takes no room. */
  readonly articles: readonly ComparedThumb[]
  /** As many as can be compared. */
  readonly most: number
  /** Where they stand side by side. */
  readonly to: string
  /** One more was wanted than there is room for: the bar says so. Default false. */
  readonly refused?: boolean
  /**
   * Where another call stays in sight, which it shall not outdo: below the desktop's width it is in its place in the page, and not at the window's edge.
   * State: `data-docked`.
   */
  readonly docked?: boolean
  /** One article is to be taken out. */
  readonly onRemove: (id: number) => void
  /** All are to be taken out. */
  readonly onClear: () => void
}

/** What is chosen for a comparison, at the lower edge of the window while the page scrolls. Stands last in the page's content. */
export function CompareBar({ articles, most, to, refused = false, docked = false, onRemove, onClear, ...rest }: CompareBarProps) {
  const texts = useTexts(compareBarTexts)
  const count = articles.length
  const told = count === 1 ? texts.one : fill(texts.count, { count, most })
  return (
    <CompareBarRoot
      aria-label={count > 0 ? texts.label : undefined}
      {...rest}
      data-docked={docked || undefined}
      data-empty={count === 0 || undefined}
    >
      {count > 0 && (
        <ul data-part="chosen" role="list">
          {articles.map(({ id, name, image }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={fill(texts.remove, { name })}
                title={fill(texts.remove, { name })}
                onClick={() => onRemove(id)}
              >
                <Picture image={image} alt="" sizes="3rem" />
                <Icon name="close" />
              </button>
            </li>
          ))}
          {Array.from({ length: most - count }, (_, index) => (
            <li key={`free-${index}`} data-part="free" aria-hidden />
          ))}
        </ul>
      )}
      <p data-part="told" role="status" data-refused={refused || undefined}>
        {count > 0 && (refused ? fill(texts.full, { most }) : told)}
      </p>
      {count > 0 && (
        <div data-part="ways">
          <Button variant="plain" size="small" onClick={onClear}>
            {texts.clear}
          </Button>
          <ButtonLink to={to} variant={docked ? 'quiet' : 'action'} size="small">
            {texts.open}
          </ButtonLink>
        </div>
      )}
    </CompareBarRoot>
  )
}
