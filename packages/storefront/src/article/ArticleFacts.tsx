import type { ArticleDetail } from '@vidda/domain/article'
import { useTexts } from '@vidda/ui/texts-provider'
import { articleTexts } from '@vidda/texts'

/** What it is, how it is made and how to care for it. */
export function ArticleFacts({ article }: { article: ArticleDetail }) {
  const texts = useTexts(articleTexts)
  const care = [article.washLabel, article.careLabel].filter((text) => text !== null && text !== '')
  return (
    <>
      <section data-part="fact">
        <h2 data-part="heading">{texts.description}</h2>
        <p>{article.description}</p>
      </section>
      {article.techDescription && (
        <section data-part="fact">
          <h2 data-part="heading">{texts.technical}</h2>
          <ul data-part="lines">
            {article.techDescription.match(/\S.*/g)?.map((line, index) => (
              <li key={index}>{line.replace(/^[-•]\s*/, '')}</li>
            ))}
          </ul>
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
