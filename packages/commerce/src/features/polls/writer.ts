import type { PollAnswer } from '@vidda/contract/wire'
import type { Db } from '../../kernel/database/open.ts'
import { Failure, notFound } from '../../kernel/http/failure.ts'

export type Answering = {
  readonly chainId: number
  readonly questionId: number
  readonly optionId: number
  readonly visitor: string
  readonly now: Date
}

const optionsOf = (db: Db, { chainId, questionId, now }: Answering) =>
  db
    .selectFrom('poll_options as o')
    .innerJoin('poll_questions as q', 'q.id', 'o.question_id')
    .innerJoin('polls as p', 'p.id', 'q.poll_id')
    .select(['o.id', 'o.correct'])
    .where('q.id', '=', questionId)
    .where('p.chain_id', '=', chainId)
    .where('p.starts', '<=', now)
    .where('p.ends', '>', now)
    .execute()

/** Stores a visitor's answer to a question of a running poll; throws a 409 when there is one already. */
export async function answerQuestion(db: Db, answering: Answering): Promise<PollAnswer> {
  const { questionId, optionId, visitor, now } = answering
  const options = await optionsOf(db, answering)
  if (options.length === 0) throw notFound('question that can be answered now')
  const option = options.find(({ id }) => id === optionId)
  if (!option) {
    const text = 'Option id must be an option of this question'
    throw new Failure('validation_failed', text, { option_id: [text] })
  }
  const stored = await db
    .insertInto('poll_answers')
    .values({ question_id: questionId, visitor, option_id: optionId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('question_id')
    .executeTakeFirst()
  if (!stored) throw new Failure('already_answered', 'This visitor has answered this question already')
  return { question_id: questionId, option_id: optionId, correct: option.correct }
}
