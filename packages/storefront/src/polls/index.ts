export { loadPoll } from './load-poll.ts'
export type { PollData } from './load-poll.ts'
export { PollScreen } from './PollScreen.tsx'
