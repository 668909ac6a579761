import { sql } from 'kysely'
import type { Db } from '../../database/open.ts'
import { compoundOf } from '../text/compound.ts'
import { folded, tokensOf } from '../text/letters.ts'
import { tag } from '../tags.ts'

/** A category or a brand: goods stand there together. */
export type Place = {
  readonly kind: 'category' | 'subcategory' | 'groups' | 'brands'
  readonly id: number
  readonly name: string
  /** The category above a subcategory or group, and the subcategory above a group. */
  readonly category: number | null
  readonly subcategory: number | null
  readonly tag: number
  /** Words of the name and their parts, without Norwegian letters. */
  readonly words: readonly string[]
}

export type Places = ReadonlyMap<number, ReadonlyMap<number, Place>>

type Row = Omit<Place, 'tag' | 'words'> & { readonly chain: number }

const partsOf = (word: string) => {
  const compound = compoundOf(word)
  return compound ? [word, compound.head, compound.modifier] : [word]
}

const place = ({ kind, id, name, category, subcategory }: Row): Place => {
  const words = tokensOf(name).flatMap((word) => (kind === 'brands' ? [word] : partsOf(word)))
  return { kind, id, name, category, subcategory, tag: tag(kind, id), words: words.map(folded) }
}

/** By chain and tag. */
export async function readPlaces(db: Db): Promise<Places> {
  const { rows } = await sql<Row>`
    select 'category' as kind, id, name, chain_id as chain, null::int as category, null::int as subcategory from main_groups
    union all select 'subcategory', id, name, chain_id, main_group_id, null from subcategories
    union all select 'groups', g.id, g.name, g.chain_id, s.main_group_id, s.id
      from groups g join subcategories s on s.chain_id = g.chain_id and s.id = g.subcategory_id
    union all select 'brands', id, name, chain_id, null, null from product_lines`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.chain)].map(([chain, own]) => [chain, new Map(own.map(place).map((one) => [one.tag, one]))]),
  )
}
