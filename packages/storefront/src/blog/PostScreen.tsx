import { longDate } from '@vidda/domain/date-text'
import { useLoaderData } from 'react-router-dom'
import { bannerSources } from '@vidda/contract'
import { screens } from '@vidda/domain/route'
import { blogTexts, fill } from '@vidda/texts'
import { Picture, sizesOf } from '@vidda/ui/picture'
import { ProductGrid } from '@vidda/ui/product-grid'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { ArticleCard } from '../listing/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { BlogRoot, PostRoot } from './BlogScreen.styles.ts'
import { PostBody } from './PostBody.tsx'
import { PostList } from './PostList.tsx'
import type { PostData } from './load-blog.ts'

// The width of the text with the goods beside it.
const pictureSizes = sizesOf('100vw', { desktop: '58rem' })

/** One post: what it is about stands beside it, its other goods and further posts beneath. */
export function PostScreen() {
  const { post, minutes, subjects, main, inText, goods, more } = useLoaderData<PostData>()
  const texts = useTexts(blogTexts)
  return (
    <BlogRoot>
      <ScreenTrail
        trail={[{ text: texts.title, to: screens.blog }, { text: post.title }]}
        previous={{ to: screens.blog, title: texts.title }}
      />
      <PostRoot>
        <header>
          <SectionHeading level={1}>{post.title}</SectionHeading>
          <p>
            <time dateTime={post.publishedAt} title={fill(texts.published, { date: longDate(post.publishedAt) })}>
              {longDate(post.publishedAt)}
            </time>
            <abbr title={fill(texts.minutes, { count: minutes })}>{fill(texts.minutesShort, { count: minutes })}</abbr>
            {subjects.map(({ text, to }) => (
              <TextLink key={to} to={to}>
                {text}
              </TextLink>
            ))}
          </p>
        </header>
        {post.image && (
          <div data-part="picture">
            <Picture image={bannerSources(post.image)} alt={post.imageAlt} ratio="5:2" sizes={pictureSizes} fill priority />
          </div>
        )}
        <div data-part="body">
          <PostBody body={post.body} cards={inText} />
          {main && (
            <aside aria-label={texts.about}>
              <ul role="list">
                <ArticleCard card={main} />
              </ul>
            </aside>
          )}
        </div>
      </PostRoot>
      {goods.length > 0 && (
        <section aria-labelledby="post-goods">
          <SectionHeading headingId="post-goods">{texts.goods}</SectionHeading>
          <ProductGrid label={texts.goods}>
            {goods.map((card) => (
              <ArticleCard key={card.id} card={card} level={3} />
            ))}
          </ProductGrid>
        </section>
      )}
      {more.length > 0 && (
        <section aria-labelledby="post-more">
          <SectionHeading headingId="post-more" link={{ text: texts.toBlog, to: screens.blog }}>
            {texts.more}
          </SectionHeading>
          <PostList posts={more} level={3} />
        </section>
      )}
    </BlogRoot>
  )
}
