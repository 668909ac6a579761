import { type Kysely, sql } from 'kysely'

/**
 * Tokens of receipts are kept as hashes: also where they stood beside withdrawals, and in the answers that are kept for repeated
 * requests. Links that were mailed before open their receipts by the hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservations add column token_hash text unique, add column token_nonce text unique`.execute(db)
  await sql`
    update reservations set
      token_hash = rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '='),
      token_nonce = left(replace(gen_random_uuid()::text, '-', ''), 24)`.execute(db)
  await sql`alter table withdrawals add column reservation_id int unique references reservations`.execute(db)
  await sql`
    update withdrawals w set reservation_id = r.id from reservations r where r.chain_id = w.chain_id and r.token = w.token`.execute(db)
  await sql`alter table withdrawals drop column token`.execute(db)
  await sql`
    alter table reservations drop column token, alter column token_hash set not null, alter column token_nonce set not null`.execute(db)
  await sql`update idempotency set answer = (answer::jsonb - 'token')::text where status = 201`.execute(db)
}
