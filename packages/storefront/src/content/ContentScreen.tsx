import { useLoaderData } from 'react-router-dom'
import { searchPath } from '@vidda/domain/route'
import { contentTexts } from '@vidda/texts'
import { ProductGrid } from '@vidda/ui/product-grid'
import { Prose } from '@vidda/ui/prose'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { ArticleCard } from '../listing/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { ContentRoot } from './ContentScreen.styles.ts'
import { sectionsOf } from './sections.ts'
import type { ContentData } from './load-content.ts'

/** A page needs a table of contents from this many sections on. */
const fewSections = 3

/** A page of the brand's own: its text, ways to its sections, and goods where it names some. */
export function ContentScreen() {
  const { page, goods } = useLoaderData<ContentData>()
  const { brand } = useApp()
  const texts = useTexts(contentTexts)
  const sections = sectionsOf(page.html)
  return (
    <ContentRoot>
      <ScreenTrail trail={[{ text: page.title }]} />
      <SectionHeading level={1}>{page.title}</SectionHeading>
      <div data-part="body">
        {sections.length >= fewSections && (
          <nav aria-label={texts.onThisPage}>
            <p>{texts.onThisPage}</p>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Prose html={page.html} />
      </div>
      {goods.length > 0 && (
        <section aria-labelledby="content-goods">
          <SectionHeading
            headingId="content-goods"
            {...(!brand.header.singleLine && page.goods && { link: { text: texts.moreGoods, to: searchPath(page.goods) } })}
          >
            {texts.goods}
          </SectionHeading>
          <ProductGrid label={texts.goods}>
            {goods.map((card) => (
              <ArticleCard key={card.id} card={card} level={3} />
            ))}
          </ProductGrid>
        </section>
      )}
    </ContentRoot>
  )
}
