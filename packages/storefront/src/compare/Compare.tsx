import { comparePath } from '@vidda/domain/compare'
import { compareTexts, fill } from '@vidda/texts'
import { CompareToggle } from '@vidda/ui/compare-toggle'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { useCompare, type Chosen } from './compare-store.ts'

/** What the build for one brand knows; not there where nothing is built. */
declare const VIDDA_COMPARES: boolean | undefined

/** Whether this brand's articles are compared. */
export function useCompares(): boolean {
  const { brand } = useApp()
  return typeof VIDDA_COMPARES === 'undefined' ? brand.compares === true : VIDDA_COMPARES
}

type CompareProps = Chosen & {
  /** With a link to the comparison, once there are two to compare. */
  readonly leads?: boolean
}

/** The box that chooses an article to compare; nothing where the brand's articles are not compared. */
export function Compare(props: CompareProps) {
  const { brand } = useApp()
  return (typeof VIDDA_COMPARES === 'undefined' ? brand.compares : VIDDA_COMPARES) ? <Choice {...props} /> : null
}

function Choice({ leads = false, ...article }: CompareProps) {
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
