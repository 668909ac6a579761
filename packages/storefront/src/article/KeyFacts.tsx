import type { Fact, TechnicalFacts } from '@vidda/domain/article'
import { KeyFactsRoot } from './KeyFacts.styles.ts'

/** So short that three of them stand side by side. */
const isBrief = ({ name, value }: Fact): boolean => name.length + value.length <= 30

/** The first facts beside the price, for a shop whose goods are compared by them. */
export function KeyFacts({ named }: Pick<TechnicalFacts, 'named'>) {
  const brief = named.filter(isBrief).slice(0, 3)
  if (brief.length < 2) return null
  return (
    <KeyFactsRoot>
      {brief.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </KeyFactsRoot>
  )
}
