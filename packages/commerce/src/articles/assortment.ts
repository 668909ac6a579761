import { sql } from 'kysely'

/** Of `v`, a variant, and `a`, its article: a colour that the article no longer names is shown, counted and sold nowhere, whatever stock of it is left. */
export const inAssortment = sql.raw('v.color_id = any (a.color_ids)')
