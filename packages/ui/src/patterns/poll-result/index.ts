export { PollResult } from './PollResult.tsx'
export type { PollResultProps, PollScore } from './PollResult.tsx'
