import pg from 'pg'

/** The database of a catalogue of this size; null is the embedded one, kept between runs. */
export type Size = { readonly articles: number; readonly databaseUrl: string | null }

/** A database of its own for each size, dropped afterwards. */
export async function onDatabases<Result>(
  server: string,
  sizes: readonly number[],
  work: (sizes: readonly Size[]) => Promise<Result>,
): Promise<Result> {
  const named = sizes.map((articles) => ({ articles, name: `vidda_bench_${process.pid}_${articles}` }))
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const { name } of named) await client.query(`create database ${name}`)
    return await work(
      named.map(({ articles, name }) => ({ articles, databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href })),
    )
  } finally {
    for (const { name } of named) await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  }
}
