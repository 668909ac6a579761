import { blogPostPath } from '@vidda/domain/route'
import { PostScreen } from '../blog/PostScreen.tsx'
import type { PostData } from '../blog/load-blog.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ post }: PostData) => post.title,
  head: ({ post, lead }: PostData, { brand }: App) => ({
    title: pageTitle(post.title, brand.name),
    description: lead,
    canonical: blogPostPath(post.slug),
  }),
}

export const Component = PostScreen
