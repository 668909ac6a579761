import pg from 'pg'

/** The PostgreSQL server of this run, on which databases may be made; undefined where the machine has none. */
export const postgresUrl = process.env['VIDDA_TEST_POSTGRES_URL']

/** How a new database gets what its template has: as files. By the log, as PostgreSQL does unasked, it takes two to four times the processor's time. */
export const asFiles = 'strategy file_copy'

export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
