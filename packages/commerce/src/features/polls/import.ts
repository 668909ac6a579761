import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { DataKind, Misfit } from '../../import/kind.ts'
import { ofAnotherChain, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

/** Questions of the polls read in: their poll, line, place, and the question itself. */
const questions = sql`(
  select s.id as poll_id, s.line, q.place::int as place, (q.value ->> 'id')::int as id, q.value ->> 'text' as text, q.value -> 'options' as options
  from ${staged} s, jsonb_array_elements(s.questions) with ordinality as q (value, place))`

/** Options of those questions. */
const options = sql`(
  select q.poll_id, q.line, q.id as question_id, o.place::int as place, (o.value ->> 'id')::int as id, o.value ->> 'text' as text,
    (o.value ->> 'correct')::bool as correct
  from ${questions} q, jsonb_array_elements(q.options) with ordinality as o (value, place))`

const duplicate = (rows: RawBuilder<unknown>, what: string): Misfit => ({
  field: 'questions',
  reason: `must not have the id of ${what} twice, also on other lines`,
  when: sql`exists (
    select 1 from ${rows} r where r.line <= s.line group by r.id having count(*) > 1 and bool_or(r.line = s.line))`,
})

async function removeUnnamed(db: Db): Promise<void> {
  await sql`
    delete from poll_answers where option_id in (
      select o.id from poll_options o join poll_questions q on q.id = o.question_id join ${staged} s on s.id = q.poll_id
      where o.id not in (select id from ${options} named))`.execute(db)
  await sql`
    delete from poll_options where question_id in (select q.id from poll_questions q join ${staged} s on s.id = q.poll_id)
      and id not in (select id from ${options} named)`.execute(db)
  await sql`
    delete from poll_questions where poll_id in (select id from ${staged}) and id not in (select id from ${questions} named)`.execute(db)
}

export const polls: DataKind = {
  name: 'polls',
  columns: { id: 'int', name: 'text', description: 'text', picture: 'jsonb', start: 'timestamptz', end: 'timestamptz', questions: 'jsonb' },
  key: ['id'],
  askedBy: 'itself',
  hasPictures: true,
  misfits: (chainId) => [
    ofAnotherChain('polls', chainId),
    { field: 'end', reason: 'must be after the start', when: sql`s."end" <= s.start` },
    duplicate(questions, 'a question'),
    duplicate(options, 'an option'),
    {
      field: 'questions',
      reason: 'must not have the id of a question of another poll',
      when: sql`exists (select 1 from ${questions} n join poll_questions o on o.id = n.id where n.line = s.line and o.poll_id <> s.id)`,
    },
    {
      field: 'questions',
      reason: 'must not have the id of an option of another question',
      when: sql`exists (select 1 from ${options} n join poll_options o on o.id = n.id where n.line = s.line and o.question_id <> n.question_id)`,
    },
  ],
  async write({ db, chainId }) {
    await removeUnnamed(db)
    await sql`
      insert into polls (id, chain_id, name, description, picture, starts, ends)
      select id, ${chainId}::int, name, description, nullif(picture, 'null'), start, "end" from ${staged} order by id
      on conflict (id) do update set name = excluded.name, description = excluded.description, picture = excluded.picture, starts = excluded.starts,
        ends = excluded.ends`.execute(db)
    await sql`
      insert into poll_questions (id, poll_id, text, position) select id, poll_id, text, place from ${questions} q order by id
      on conflict (id) do update set text = excluded.text, position = excluded.position`.execute(db)
    await sql`
      insert into poll_options (id, question_id, text, position, correct) select id, question_id, text, place, correct from ${options} o order by id
      on conflict (id) do update set text = excluded.text, position = excluded.position, correct = excluded.correct`.execute(db)
  },
  all: (chainId) => sql`
    select p.id, p.name, p.description, p.picture, p.starts as start, p.ends as "end", (
      select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'text', q.text, 'options', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'text', o.text, 'correct', o.correct) order by o.position, o.id), '[]')
        from poll_options o where o.question_id = q.id)) order by q.position, q.id), '[]')
      from poll_questions q where q.poll_id = p.id) as questions
    from polls p where p.chain_id = ${chainId}::int order by p.id`,
}
