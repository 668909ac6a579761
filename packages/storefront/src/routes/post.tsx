import { blogPostPath } from '@vidda/domain/route'
import { PostScreen, type PostData } from '../blog/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ post }: PostData) => post.title,
  head: ({ post, lead }: PostData, { brand }: App) => ({
    title: pageTitle(post.title, brand.name),
    description: lead,
    canonical: blogPostPath(post.slug),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: post.title,
        description: lead,
        datePublished: post.publishedAt,
        inLanguage: 'nb',
        url: brand.origin + blogPostPath(post.slug),
        ...(post.image && { image: `${brand.origin}${post.image}/1280.jpg` }),
        author: { '@type': 'Organization', name: brand.name, url: brand.origin },
        publisher: { '@type': 'Organization', name: brand.name, url: brand.origin },
      },
    ],
  }),
}

export const Component = PostScreen
