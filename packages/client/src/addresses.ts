import { paths } from '@vidda/contract'
import type { ArticleAddress } from '@vidda/contract/wire'
import type { Api } from './api.ts'

/** Addresses of visible articles by id, `take` at most, those after the article of the id `after`; 0 begins with the first. */
export async function fetchArticleAddresses(api: Api, after: number, take: number): Promise<readonly ArticleAddress[]> {
  return (await api.read(paths.articleAddresses, { after, take })) as readonly ArticleAddress[]
}
