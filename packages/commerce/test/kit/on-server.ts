import pg from 'pg'

/** The PostgreSQL server of this run, on which databases may be made; undefined where the machine has none. */
export const postgresUrl = process.env['VIDDA_TEST_POSTGRES_URL']

/** Copies the template's files. The default of PostgreSQL 15, copying through the write-ahead log, takes two to four times the CPU time. */
export const asFiles = 'strategy file_copy'

export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
