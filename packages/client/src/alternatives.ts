import { alternativesPath } from '@vidda/contract'
import { mapSearchResult } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Article } from '@vidda/domain/article'
import type { Api } from './api.ts'

/** At most three articles in stock that resemble a sold-out one; those in stock in the given shop come first. */
export async function fetchAlternatives(api: Api, id: number, shopId: number | null): Promise<readonly Article[]> {
  return mapSearchResult((await api.read(alternativesPath(id, shopId))) as Wire.SearchResult).articles
}
