import type { Poll, PollAnswer, PollScore } from '@vidda/contract/wire'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../kernel/database/open.ts'
import type { Database } from '../../kernel/database/tables.data.ts'
import { pictureAddress } from '../../kernel/pictures/addresses.ts'

async function poll(db: Db, which: (eb: ExpressionBuilder<Database, 'polls'>) => Expression<SqlBool>): Promise<Poll | null> {
  const found = await db
    .selectFrom('polls')
    .select(['polls.id', 'polls.name', 'polls.description', 'polls.picture'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('poll_questions as q')
          .select(['q.id', 'q.poll_id', 'q.text'])
          .select((of) =>
            jsonArrayFrom(
              of
                .selectFrom('poll_options as o')
                .select(['o.id', 'o.text'])
                .whereRef('o.question_id', '=', 'q.id')
                .orderBy('o.position')
                .orderBy('o.id'),
            ).as('options'),
          )
          .whereRef('q.poll_id', '=', 'polls.id')
          .orderBy('q.position')
          .orderBy('q.id'),
      ).as('questions'),
    )
    .where(which)
    .orderBy('polls.starts', 'desc')
    .orderBy('polls.id')
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  const { picture, questions, ...same } = found
  return {
    ...same,
    banner_desktop: picture && pictureAddress(picture, 'wide'),
    banner_mobile: picture && pictureAddress(picture, 'card'),
    ...(picture?.alt && { banner_alt: picture.alt }),
    questions,
  }
}

/** The poll that began last and has not ended; null when none runs. */
export const activePoll = (db: Db, chainId: number, now: Date): Promise<Poll | null> =>
  poll(db, (eb) => eb.and([eb('chain_id', '=', chainId), eb('starts', '<=', now), eb('ends', '>', now)]))

/** A poll that has begun; null for any other id. */
export const pollById = (db: Db, chainId: number, id: number, now: Date): Promise<Poll | null> =>
  poll(db, (eb) => eb.and([eb('chain_id', '=', chainId), eb('id', '=', id), eb('starts', '<=', now)]))

/** Which questions are counted: those of a poll, or one. */
export type Counted = { readonly chainId: number; readonly now: Date } & ({ readonly pollId: number } | { readonly questionId: number })

function questionsOf(db: Db, counted: Counted) {
  const questions = db
    .selectFrom('poll_questions as q')
    .innerJoin('polls as p', 'p.id', 'q.poll_id')
    .select('q.id')
    .where('p.chain_id', '=', counted.chainId)
    .where('p.starts', '<=', counted.now)
  return 'pollId' in counted ? questions.where('p.id', '=', counted.pollId) : questions.where('q.id', '=', counted.questionId)
}

/** Null when there is no such poll or question. */
export async function answersOf(db: Db, counted: Counted): Promise<PollAnswer[] | null> {
  const questions = questionsOf(db, counted)
  if (!(await questions.limit(1).executeTakeFirst())) return null
  return db
    .selectFrom('poll_answers as a')
    .innerJoin('poll_options as o', 'o.id', 'a.option_id')
    .select(['a.question_id', 'a.option_id', 'o.correct'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('a.question_id', 'in', questions)
    .groupBy(['a.question_id', 'a.option_id', 'o.correct'])
    .orderBy('a.question_id')
    .orderBy('a.option_id')
    .execute()
}

/** Answers where none is wrong all count. */
export async function scoreOf(db: Db, counted: Counted): Promise<PollScore | null> {
  const answers = await answersOf(db, counted)
  if (!answers) return null
  const score = answers.reduce((sum, answer) => (answer.correct === false ? sum : sum + (answer.count ?? 0)), 0)
  return { id: 'pollId' in counted ? counted.pollId : counted.questionId, score }
}
