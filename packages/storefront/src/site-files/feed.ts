import { fetchBlogPosts } from '@vidda/client/content'
import { shareImage } from '@vidda/contract'
import { blogLead, type BlogPost } from '@vidda/domain/blog'
import { blogPostPath, screens } from '@vidda/domain/route'
import { blogTexts } from '@vidda/texts'
import { nullIfMissing, type App } from '../app/index.ts'
import { declaration, element } from './xml.ts'

export const feedPath = `${screens.blog}/feed.xml`

/** Posts of the feed: what a reader that asks once a week may have missed. */
const newest = 20

function entryXml({ title, slug, body, publishedAt, updatedAt, featuredImage, categories }: BlogPost, origin: string): string {
  const address = origin + blogPostPath(slug)
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    element('link', undefined, { rel: 'alternate', type: 'text/html', href: address }),
    ...(featuredImage?.startsWith('/')
      ? [element('link', undefined, { rel: 'enclosure', type: 'image/jpeg', href: origin + shareImage(featuredImage) })]
      : []),
    element('published', publishedAt),
    element('updated', updatedAt),
    ...categories.map(({ slug: term, name }) => element('category', undefined, { term, label: name })),
    element('summary', blogLead(body)),
    '</entry>',
  ].join('')
}

/** The newest posts of the blog as an Atom feed (RFC 4287); without entries where the commerce API has no blog. */
export async function feedXml({ brand, api, texts }: App): Promise<string> {
  const posts = (await nullIfMissing(fetchBlogPosts(api, { take: newest }))) ?? []
  const words = texts(blogTexts)
  const changed = posts.map(({ updatedAt }) => updatedAt).toSorted()
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nb-NO">',
    element('id', brand.origin + screens.blog),
    element('title', `${words.title} – ${brand.name}`),
    element('subtitle', words.lead),
    element('link', undefined, { rel: 'self', type: 'application/atom+xml', href: brand.origin + feedPath }),
    element('link', undefined, { rel: 'alternate', type: 'text/html', href: brand.origin + screens.blog }),
    element('icon', `${brand.origin}/favicon.ico`),
    element('updated', changed.at(-1) ?? '1970-01-01T00:00:00Z'),
    `<author>${element('name', brand.name)}</author>`,
    ...posts.map((post) => entryXml(post, brand.origin)),
    '</feed>\n',
  ].join('')
}
