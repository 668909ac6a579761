import { blogTexts, fill } from '@vidda/texts'
import { BlogScreen, type BlogData } from '../blog/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ subject }: BlogData, { texts }: App) => subject ?? texts(blogTexts).title,
  head: ({ subject, path }: BlogData, { brand, texts }: App) => {
    const words = texts(blogTexts)
    return {
      title: pageTitle(subject === null ? words.title : `${subject} – ${words.title}`, brand.name),
      description: fill(subject === null ? words.description : words.categoryDescription, { brand: brand.name, name: subject ?? '' }),
      canonical: path,
    }
  },
}

export const Component = BlogScreen
