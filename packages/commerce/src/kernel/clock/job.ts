import type { Db } from '../database/open.ts'

/** What is done again and again as time passes; several processes may do it at once. */
export type Job = (db: Db, now: Date) => Promise<void>

/** What shoppers see within seconds, such as a campaign that begins; answers how much of what is shown has changed. */
export type Tick = (db: Db, now: Date) => Promise<number>
