import type { ArticleDetail, TechnicalFacts } from '@vidda/domain/article'
import { useTexts } from '@vidda/ui/texts-provider'
import { articleTexts } from '@vidda/texts'

type ArticleFactsProps = { readonly article: ArticleDetail; readonly facts: TechnicalFacts }

const factRows = (facts: TechnicalFacts['named']) =>
  facts.map(({ name, value }, index) => (
    <div key={index}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ))

type KeyFactsProps = Pick<TechnicalFacts, 'named'> & {
  /** Whether they are shown on phones too, where they take room from the sizes: for brands whose shoppers compare. */
  readonly everywhere: boolean
}

/** The first facts short enough to show three side by side. */
export function KeyFacts({ named, everywhere }: KeyFactsProps) {
  const brief = named.filter(({ value }) => value.length < 20).slice(0, 3)
  return brief.length > 1 && <dl data-wide={!everywhere || undefined}>{factRows(brief)}</dl>
}

/** What it is, how it is made and how to care for it. */
export function ArticleFacts({ article, facts: { named, others } }: ArticleFactsProps) {
  const texts = useTexts(articleTexts)
  const care = [article.washLabel, article.careLabel].filter((text) => text !== null && text !== '')
  return (
    <>
      <section data-part="fact">
        <h2 data-part="heading">{texts.description}</h2>
        <p>{article.description}</p>
      </section>
      {named.length + others.length > 0 && (
        <section data-part="fact">
          <h2 data-part="heading">{texts.technical}</h2>
          {named.length > 0 && <dl data-part="named">{factRows(named)}</dl>}
          {others.length > 0 && (
            <ul data-part="lines">
              {others.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {article.nutrientContent && (
        <section data-part="fact">
          <h2 data-part="heading">{texts.nutrients}</h2>
          <p>{article.nutrientContent}</p>
        </section>
      )}
      {care.length > 0 && (
        <section data-part="fact">
          <h2 data-part="heading">{texts.care}</h2>
          {care.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      )}
      <p data-part="number">{texts.articleNo.replace('{number}', article.articleNo)}</p>
    </>
  )
}
