import { comparePath } from '@vidda/domain/compare'
import { compareTexts, fill } from '@vidda/texts'
import { CompareToggle } from '@vidda/ui/compare-toggle'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCompare, type Chosen } from './compare-store.ts'

export type CompareProps = Chosen & {
  /** Shows a link to the comparison once two articles are selected. */
  readonly leads?: boolean
}

/** The checkbox that selects an article to compare. */
export function Compare({ leads = false, ...article }: CompareProps) {
  const texts = useTexts(compareTexts)
  const chosen = useCompare((view) => view.chosen)
  const add = useCompare((view) => view.add)
  const remove = useCompare((view) => view.remove)
  const selected = chosen.some(({ id }) => id === article.id)
  const toggle = (
    <CompareToggle name={article.name} selected={selected} onSelectedChange={(wanted) => (wanted ? add(article) : remove(article.id))} />
  )
  if (!leads) return toggle
  return (
    <p data-part="compare">
      {toggle}
      {selected && chosen.length > 1 && (
        <TextLink to={comparePath(chosen.map(({ id }) => id))}>{fill(texts.see, { count: chosen.length })}</TextLink>
      )}
    </p>
  )
}
