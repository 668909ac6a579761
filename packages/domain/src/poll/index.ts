export type { Poll, PollAnswer, PollQuestion, PollScore } from './types.ts'
