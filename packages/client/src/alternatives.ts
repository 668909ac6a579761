import { alternativesPath } from '@vidda/contract'
import { mapSearchResult } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Article } from '@vidda/domain/article'
import type { Api } from './api.ts'

/** Three articles at most like one that is sold out, which can be had: what the shop has first, where one is given. */
export async function fetchAlternatives(api: Api, id: number, shopId: number | null): Promise<readonly Article[]> {
  return mapSearchResult((await api.read(alternativesPath(id, shopId))) as Wire.SearchResult).articles
}
