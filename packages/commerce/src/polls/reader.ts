import type { Poll, PollAnswer, PollScore } from '@vidda/contract/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { pictureAddress, type WidePicture } from '../images/addresses.ts'

type Row = Pick<Poll, 'id' | 'name' | 'description' | 'questions'> & { readonly picture: WidePicture | null }

async function poll(db: Db, which: RawBuilder<unknown>): Promise<Poll | null> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.description, p.picture, coalesce((
      select json_agg(json_build_object('id', q.id, 'poll_id', q.poll_id, 'text', q.text, 'options', (
        select coalesce(json_agg(json_build_object('id', o.id, 'text', o.text) order by o.position, o.id), '[]')
        from poll_options o where o.question_id = q.id)) order by q.position, q.id)
      from poll_questions q where q.poll_id = p.id), '[]') as questions
    from polls p where ${which} order by p.starts desc, p.id limit 1`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { picture, questions, ...same } = row
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
  poll(db, sql`p.chain_id = ${chainId} and p.starts <= ${now} and p.ends > ${now}`)

/** A poll that has begun; null for any other id. */
export const pollById = (db: Db, chainId: number, id: number, now: Date): Promise<Poll | null> =>
  poll(db, sql`p.chain_id = ${chainId} and p.id = ${id} and p.starts <= ${now}`)

/** Which questions are counted: those of a poll, or one. */
export type Counted = { readonly chainId: number; readonly now: Date } & ({ readonly pollId: number } | { readonly questionId: number })

const questionsOf = (counted: Counted) => sql`
  select q.id from poll_questions q join polls p on p.id = q.poll_id
  where p.chain_id = ${counted.chainId} and p.starts <= ${counted.now}
    and ${'pollId' in counted ? sql`p.id = ${counted.pollId}` : sql`q.id = ${counted.questionId}`}`

/** Null when there is no such poll or question. */
export async function answersOf(db: Db, counted: Counted): Promise<PollAnswer[] | null> {
  const known = await sql`select 1 from (${questionsOf(counted)}) q limit 1`.execute(db)
  if (known.rows.length === 0) return null
  const { rows } = await sql<Required<PollAnswer>>`
    select a.question_id, a.option_id, o.correct, count(*) as count from poll_answers a join poll_options o on o.id = a.option_id
    where a.question_id in (${questionsOf(counted)}) group by a.question_id, a.option_id, o.correct order by 1, 2`.execute(db)
  return rows
}

/** Answers where none is wrong all count. */
export async function scoreOf(db: Db, counted: Counted): Promise<PollScore | null> {
  const answers = await answersOf(db, counted)
  if (!answers) return null
  const score = answers.reduce((sum, answer) => (answer.correct === false ? sum : sum + (answer.count ?? 0)), 0)
  return { id: 'pollId' in counted ? counted.pollId : counted.questionId, score }
}
