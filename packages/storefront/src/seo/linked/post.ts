import type { BlogAuthor, BlogPost } from '@vidda/domain/blog'
import { blogPostPath } from '@vidda/domain/route'
import type { ShopBrand } from '../../app/index.ts'
import { addressOf, sharePicture, type LinkedThing } from '../metadata.ts'
import { chainOf } from './organization.ts'

/** A post of the blog, written by the chain where nobody is named. */
export function linkedPost(
  post: Pick<BlogPost, 'title' | 'slug' | 'featuredImage' | 'publishedAt' | 'updatedAt'>,
  brand: ShopBrand,
  author: BlogAuthor | null = null,
): LinkedThing {
  const address = addressOf(brand, blogPostPath(post.slug))
  return {
    '@type': 'Article',
    headline: post.title,
    url: address,
    mainEntityOfPage: address,
    ...sharePicture(brand, post.featuredImage),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: 'nb-NO',
    author: author ? { '@type': 'Person', name: author.name } : chainOf(brand),
    publisher: chainOf(brand),
  }
}
