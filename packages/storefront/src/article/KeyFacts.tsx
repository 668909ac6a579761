import type { TechnicalFacts } from '@vidda/domain/article'

/** The first facts beside the price that are so short that three of them stand side by side, for a shop whose goods are compared by them. */
export function KeyFacts({ named }: Pick<TechnicalFacts, 'named'>) {
  const brief = named.filter(({ name, value }) => (name + value).length <= 30).slice(0, 3)
  if (brief.length < 2) return null
  return (
    <dl>
      {brief.map(({ name, value }, index) => (
        <div key={index}>
          <dt data-part="hint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
