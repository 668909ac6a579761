import type { Feature } from '../../kernel/feature.ts'
import type { Outside } from '../../kernel/http/outside.ts'
import { positionRoutes } from './routes.ts'

/** Distances and address lookup. */
export const positionFeature = (outside: Outside): Feature => ({ routes: (app, services) => positionRoutes(app, services, outside) })
