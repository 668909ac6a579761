import type { Feature } from '../../kernel/feature.ts'
import { pollRoutes } from './routes.ts'
import { Visitors } from './visitor.ts'

export { polls } from './import.ts'

/** Polls, answered once per visitor; the secret signs who that is. */
export const pollFeature = (secret: string): Feature => ({
  routes: (app, services) => pollRoutes(app, services, new Visitors(secret)),
})
