import { Type, type Static } from 'typebox'
import { Id, SentId } from './common.ts'

export const PollQuestion = Type.Object({
  id: Id,
  poll_id: Id,
  text: Type.String(),
  options: Type.Array(Type.Object({ id: Id, text: Type.String() })),
})
export type PollQuestion = Static<typeof PollQuestion>

export const Poll = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  banner_desktop: Type.Union([Type.String(), Type.Null()]),
  banner_mobile: Type.Union([Type.String(), Type.Null()]),
  banner_alt: Type.Optional(Type.String({ description: 'What its picture shows' })),
  questions: Type.Array(PollQuestion),
})
export type Poll = Static<typeof Poll>

export const PollScore = Type.Object({
  id: Id,
  score: Type.Integer({ minimum: 0, description: 'How many answers were right; where none is wrong, how many there are' }),
})
export type PollScore = Static<typeof PollScore>

/** An option that visitors have selected. */
export const PollAnswer = Type.Object({
  question_id: Id,
  option_id: Id,
  correct: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null where no option is wrong' }),
  count: Type.Optional(Type.Integer({ minimum: 1, description: 'How many chose it' })),
})
export type PollAnswer = Static<typeof PollAnswer>

export const PollAnswerBody = Type.Object({ option_id: SentId })
export type PollAnswerBody = Static<typeof PollAnswerBody>
