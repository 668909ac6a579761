import type { FastifyInstance } from 'fastify'
import type { Job, Tick } from './clock/job.ts'
import type { AllLetters } from './mail/letters.ts'
import type { Services } from './services.ts'

export type Background = {
  /** Pause in ms between looks at the clock. */
  readonly every: number
  readonly log: { error(told: object, words: string): void }
}

/** What a part of the shop brings into the server, which knows none of them by name. */
export type Feature = {
  /** Its endpoints, each for the shop that the call names. */
  readonly routes?: (app: FastifyInstance, services: Services) => void
  /** Its endpoints that belong to no shop, so that they have no guard and set no cookie. */
  readonly openRoutes?: (app: FastifyInstance, services: Services) => void
  /** The mails that it orders, by their kinds. */
  readonly letters?: AllLetters
  /** What it does every few seconds. */
  readonly tick?: Tick
  /** What it does beside requests as long as the server runs; the answer ends it. */
  readonly background?: (services: Services, options: Background) => () => Promise<void>
  /** What it forgets or tidies up every hour. */
  readonly hourly?: Job
}
