export { PollQuestion } from './PollQuestion.tsx'
export type { PollOption, PollQuestionProps } from './PollQuestion.tsx'
