import type { Feature } from '../../kernel/feature.ts'
import type { Outside } from '../../kernel/http/outside.ts'
import { facebookRoutes } from './routes.ts'

export { facebookPosts } from './import.ts'

/** Posts of the chain's Facebook page. */
export const facebookFeature = (outside: Outside): Feature => ({ routes: (app, services) => facebookRoutes(app, services, outside) })
