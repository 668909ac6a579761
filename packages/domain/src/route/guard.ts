import { screens } from './screens.ts'

/** Why a screen may not be opened; `redirectTo` where the reason itself says where to go instead (spec §8). */
export class GuardError extends Error {
  readonly redirectTo: string | undefined

  constructor(message: string, redirectTo?: string) {
    super(message)
    this.redirectTo = redirectTo
  }
}

/** Where a shopper is led whom a guard has stopped: the error's own target, else the previous route, else home (spec §8). */
export function guardTarget(error: unknown, previous: string | null): string {
  const own = error instanceof GuardError ? error.redirectTo : undefined
  return own ?? previous ?? screens.home
}
