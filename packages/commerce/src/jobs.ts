import { forgetOldAttempts } from './kernel/auth/attempts.ts'
import { forgetEndedSessions } from './kernel/auth/store.ts'
import type { Job, Tick } from './kernel/clock/job.ts'
import type { Feature } from './kernel/feature.ts'
import { forgetOldUses } from './kernel/limits/uses.ts'
import { forgetFailedMails } from './kernel/mail/outbox.ts'

const ofKernel: readonly Job[] = [forgetOldUses, forgetOldAttempts, forgetEndedSessions, forgetFailedMails]

/** Forgets what is no longer needed: old keys, sessions, tokens and counts, and the names and addresses that nobody needs any more. */
export const hourlyJobs =
  (features: readonly Feature[]): Job =>
  async (db, now) => {
    for (const job of [...ofKernel, ...features.flatMap(({ hourly }) => hourly ?? [])]) await job(db, now)
  }

/** What begins or ends at its time; answers how much of what is shown has changed. */
export const ticks =
  (features: readonly Feature[]): Tick =>
  async (db, now) => {
    let changed = 0
    for (const tick of features.flatMap((feature) => feature.tick ?? [])) changed += await tick(db, now)
    return changed
  }
