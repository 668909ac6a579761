export type { PollData } from './load-poll.ts'
