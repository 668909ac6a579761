import type { Poll, PollAnswer, PollScore } from '@vidda/domain/poll'
import type * as Wire from '../wire/index.ts'

export const mapPoll = (wire: Wire.Poll): Poll => ({
  id: wire.id,
  name: wire.name,
  description: wire.description,
  bannerDesktop: wire.banner_desktop,
  bannerMobile: wire.banner_mobile,
  bannerAlt: wire.banner_alt ?? '',
  questions: wire.questions.map(({ id, poll_id, text, options }) => ({ id, pollId: poll_id, text, options })),
})

export const mapPollScore = (wire: Wire.PollScore): PollScore => ({ id: wire.id, score: wire.score })

export const mapPollAnswer = (wire: Wire.PollAnswer): PollAnswer => ({
  questionId: wire.question_id,
  optionId: wire.option_id,
  correct: wire.correct,
  count: wire.count ?? 0,
})
