import { paths } from '@vidda/contract'
import type * as Wire from '@vidda/contract/wire'
import { loading } from './api-error.ts'
import type { Api } from './api.ts'

/** The chain's newest posts on Facebook. */
export async function fetchFacebookPosts(api: Api): Promise<readonly Wire.FacebookPost[]> {
  return (await loading(api.read(paths.facebookPosts), 'Something went wrong')) as readonly Wire.FacebookPost[]
}
