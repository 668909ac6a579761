import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { generateCatalogue } from '../catalogue/index.ts'
import type { Catalogue } from '../catalogue/types.ts'
import type { Db } from '../database/open.ts'
import { views } from '../images/draw.ts'
import { goodsRevision } from '../images/keys.ts'

const hash = (parts: Iterable<string>) => {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex').slice(0, 16)
}

const sample = { articles: 250, now: new Date(0) } as const

function* generated(chains: readonly number[]): Generator<string> {
  const { articles, ...small }: Catalogue = generateCatalogue({ ...sample, chains })
  yield JSON.stringify(small)
  for (const bundle of articles()) yield JSON.stringify(bundle)
}

/** By chains. Working one out takes most of a second, and the generator cannot change while its module is loaded. */
const sampleHashes = new Map<string, string>()

/** What the data was made of: a small sample stands for the generator, so that any change to it is noticed. */
export function catalogueFingerprint(chains: readonly number[], articles: number): string {
  const key = chains.join(',')
  const sampleHash = sampleHashes.get(key) ?? hash(generated(chains))
  sampleHashes.set(key, sampleHash)
  return `${articles} ${key} ${sampleHash}`
}

/** Bump when the shape of the search documents changes, or what they leave out. */
const documentShape = 5

/** What the search documents were made of, beside the tables: their addresses of pictures hold the drawings' revision. */
export function documentFingerprint(kinds: readonly string[]): string {
  const revisions = kinds.flatMap((kind) => views.map((view) => goodsRevision(kind, view)))
  return `${documentShape} ${hash(revisions)}`
}

export async function readFact(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ value: string }>`select value from facts where name = ${name}`.execute(db)
  return rows[0]?.value ?? null
}

export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  await sql`insert into facts values (${name}, ${value}) on conflict (name) do update set value = excluded.value`.execute(db)
}
