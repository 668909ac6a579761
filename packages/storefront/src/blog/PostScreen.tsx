import { useLoaderData } from 'react-router-dom'
import { bannerSources } from '@vidda/contract'
import { screens } from '@vidda/domain/route'
import { blogTexts } from '@vidda/texts'
import { Picture, sizesOf } from '@vidda/ui/picture'
import { ProductGrid } from '@vidda/ui/product-grid'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { ArticleCard } from '../listing/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { BlogRoot } from './BlogScreen.styles.ts'
import { Byline } from './Byline.tsx'
import { PostBody, Words } from './PostBody.tsx'
import { PostCard } from './PostCard.tsx'
import { PostContents } from './PostContents.tsx'
import { PostList } from './PostList.tsx'
import { PostRoot } from './PostScreen.styles.ts'
import { postParts } from './post-parts.ts'
import type { PostData } from './load-blog.ts'

/** Wider than its column where the column is taller than the picture's shape: the picture is cut at its sides. */
const pictureSizes = sizesOf('110vw', { desktop: '72vw' })

/** A post has a table of contents from this many sections on. */
const fewSections = 3

/** A blog post: title, lead and picture, then its text. In a wide window its table of contents and main article are beside the text. Related articles and posts follow. */
export function PostScreen() {
  const { post, author, minutes, subjects, main, inText, goods, more } = useLoaderData<PostData>()
  const texts = useTexts(blogTexts)
  const { lead, text, sections } = postParts(post.body)
  return (
    <BlogRoot>
      <ScreenTrail
        trail={[{ text: texts.title, to: screens.blog }, { text: post.title }]}
        previous={{ to: screens.blog, title: texts.title }}
      />
      <PostRoot>
        <header>
          <SectionHeading level={1}>{post.title}</SectionHeading>
          <Byline author={author} minutes={minutes} subjects={subjects} publishedAt={post.publishedAt} />
          {post.image && (
            <div data-part="picture">
              <Picture image={bannerSources(post.image)} alt={post.imageAlt} ratio="5:2" sizes={pictureSizes} fill priority />
            </div>
          )}
          {lead !== null && (
            <p data-part="lead">
              <Words text={lead} />
            </p>
          )}
        </header>
        <div data-part="body">
          {main && (
            <aside aria-label={texts.about}>
              <ul role="list">
                <PostCard card={main} level={2} way={texts.toArticle} />
              </ul>
            </aside>
          )}
          {sections.length >= fewSections && <PostContents sections={sections} />}
          <div data-part="text">
            <PostBody runs={text} cards={inText} />
          </div>
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
