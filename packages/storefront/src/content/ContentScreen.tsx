import { bannerSources } from '@vidda/contract'
import { useLoaderData } from 'react-router-dom'
import { houseBrandPath, screens, searchPath } from '@vidda/domain/route'
import { contentTexts } from '@vidda/texts'
import { Picture } from '@vidda/ui/picture'
import { ProductGrid } from '@vidda/ui/product-grid'
import { Prose } from '@vidda/ui/prose'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { ArticleCard } from '../listing/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { ContentRoot } from './ContentScreen.styles.ts'
import { Figures } from './Figures.tsx'
import { History } from './History.tsx'
import { HouseBrandHead } from './HouseBrandHead.tsx'
import { SectionTiles } from './SectionTiles.tsx'
import { SupportHead } from './SupportHead.tsx'
import { WaysToAsk } from './WaysToAsk.tsx'
import { contactSection, leadOf, sectionsOf } from './sections.ts'
import type { ContentData } from './load-content.ts'

/** A page needs a table of contents from this many sections on. */
const fewSections = 3

/** A page of the brand's own: its text, ways to its sections, and goods where it names some. */
export function ContentScreen() {
  const { name, page, goods: found } = useLoaderData<ContentData>()
  const { brand } = useApp()
  const texts = useTexts(contentTexts)
  const sections = sectionsOf(page.html)
  const isHouseBrand = brand.houseBrandProducts.some((product) => houseBrandPath(product) === `/${name}`)
  const [first] = isHouseBrand ? found : []
  const goods = first ? found.slice(1) : found
  const isSupport = `/${name}` === screens.support
  const isPictured = page.picture !== undefined && !isSupport && !first
  const { lead, rest } = isPictured ? leadOf(page.html) : { lead: '', rest: page.html }
  return (
    <ContentRoot data-support={isSupport || undefined}>
      <ScreenTrail trail={[{ text: page.title }]} />
      {first && <HouseBrandHead page={page} card={first} />}
      {isSupport && (
        <div data-part="head">
          <SupportHead page={page} />
          <WaysToAsk summary={page.summaries?.[contactSection]} />
        </div>
      )}
      {!first && !isSupport && (
        <div data-part="head" data-picture={isPictured || undefined}>
          {page.picture && (
            <Picture
              image={bannerSources(page.picture.image)}
              alt={page.picture.alt}
              sizes="(width >= 63.75em) 100vw, 145vw"
              ratio="16:9"
              priority
              fill
            />
          )}
          <SectionHeading level={1}>{page.title}</SectionHeading>
          {lead && <Prose data-part="lead" html={lead} />}
          {page.figures && <Figures figures={page.figures} />}
          {page.history && <History years={page.history} />}
        </div>
      )}
      <div data-part="body" data-tiles={isSupport || undefined}>
        {sections.length >= fewSections && (
          <nav aria-label={texts.onThisPage}>
            <p>{texts.onThisPage}</p>
            {isSupport ? (
              <SectionTiles sections={sections} summaries={page.summaries} />
            ) : (
              <ul>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            )}
          </nav>
        )}
        <Prose html={rest} />
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
