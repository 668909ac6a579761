import { blogTexts, fill } from '@vidda/texts'
import { BlogScreen } from '../blog/BlogScreen.tsx'
import type { BlogData } from '../blog/load-blog.ts'
import { numberedHead, pageAddress, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ subject }: BlogData, { texts }: App) => subject ?? texts(blogTexts).title,
  head: ({ subject, path, page }: BlogData, app: App) => {
    const words = app.texts(blogTexts)
    const title = subject === null ? words.title : `${subject} – ${words.title}`
    const description = subject === null ? words.description : words.categoryDescription
    return {
      ...numberedHead(app, page, title, fill(description, { brand: app.brand.name, name: subject ?? '' })),
      canonical: pageAddress(path, page),
    }
  },
}

export const Component = BlogScreen
