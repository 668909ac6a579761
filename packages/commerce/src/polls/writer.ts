import type { PollAnswer } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { Failure, notFound } from '../http/failure.ts'

export type Answering = {
  readonly chainId: number
  readonly questionId: number
  readonly optionId: number
  readonly visitor: string
  readonly now: Date
}

type Option = { readonly id: number; readonly correct: boolean | null }

async function optionsOf(db: Db, { chainId, questionId, now }: Answering): Promise<readonly Option[]> {
  const { rows } = await sql<Option>`
    select o.id, o.correct from poll_options o join poll_questions q on q.id = o.question_id join polls p on p.id = q.poll_id
    where q.id = ${questionId} and p.chain_id = ${chainId} and p.starts <= ${now} and p.ends > ${now}`.execute(db)
  return rows
}

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
  const { rows } = await sql`
    insert into poll_answers values (${questionId}, ${visitor}, ${optionId}, ${now}) on conflict do nothing returning question_id`.execute(
    db,
  )
  if (rows.length === 0) throw new Failure('already_answered', 'This visitor has answered this question already')
  return { question_id: questionId, option_id: optionId, correct: option.correct }
}
