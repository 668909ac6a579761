import { compareBarTexts, fill } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { ButtonLink } from '../../primitives/button-link/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { CompareBarRoot } from './CompareBar.styles.ts'

export type ComparedThumb = { readonly id: number; readonly name: string; readonly image: ImageSources }

export type CompareBarProps = RootProps<'section'> & {
  /** Selected articles in column order. Without any, the bar is empty and takes up no space. */
  readonly articles: readonly ComparedThumb[]
  /** The most articles that can be compared. */
  readonly most: number
  /** Path of the comparison. */
  readonly to: string
  /** Says that the comparison is full. Default false. */
  readonly refused?: boolean
  /**
   * Below the desktop width the bar is not sticky but stays in the page's flow, for screens that have a sticky call to action.
   * State: `data-docked`.
   */
  readonly docked?: boolean
  /** Called to remove one article. */
  readonly onRemove: (id: number) => void
  /** Called to remove all articles. */
  readonly onClear: () => void
}

/** The articles selected for comparison, sticky at the bottom of the window. Place it last in the page's content. */
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
