import { paths } from '@vidda/contract'
import { mapSuggestions } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Suggestions } from '@vidda/domain/suggestion'
import type { Api } from './api.ts'

/** What fits what has been typed so far; what sells most while nothing is. */
export async function fetchSuggestions(api: Api, typed: string): Promise<Suggestions> {
  return mapSuggestions((await api.read(paths.suggest(typed))) as Wire.Suggestions)
}
