import { fill, listingTexts } from '@vidda/texts'
import { listCanonical, type ListPage } from '../listing/index.ts'
import { pageTitle, type App, type Head } from '../app/index.ts'

type ListToTell = { readonly name: string; readonly description: string; readonly path: string; readonly list: ListPage }

/** The head of a list: each page of it has a title, a description and an address of its own. */
export function listHead({ name, description, path, list }: ListToTell, { brand, texts }: App): Head {
  const { page, lastPage } = list
  const words = texts(listingTexts)
  return {
    title: pageTitle(page > 1 ? fill(words.pageOf, { name, page: String(page) }) : name, brand.name),
    description: page > 1 ? fill(words.pageDescription, { page: String(page), pages: String(lastPage), text: description }) : description,
    canonical: listCanonical(path, list.choice),
  }
}
