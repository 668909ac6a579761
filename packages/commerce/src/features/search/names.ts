import type { Db } from '../../kernel/database/open.ts'
import type { ArticleRow } from './article-rows.ts'

type Color = {
  readonly id: number
  readonly name: string
  readonly hex: string
  readonly colorCode: string
  readonly group: { readonly id: number; readonly hex: string }
  readonly groupName: string
}

export type Names = {
  /** By chain and id. */
  readonly colors: ReadonlyMap<string, Color>
  readonly genders: ReadonlyMap<number, string>
}

const colorKey = (chainId: number, id: number): string => `${chainId} ${id}`

export const colorsOf = (row: Pick<ArticleRow, 'chain_id' | 'color_ids'>, names: Names): readonly Color[] =>
  row.color_ids.flatMap((id) => names.colors.get(colorKey(row.chain_id, id)) ?? [])

/** The small tables that documents name things from, colours of all chains among them. */
export async function readNames(db: Db): Promise<Names> {
  const colors = await db
    .selectFrom('chain_colors as c')
    .innerJoin('color_groups as g', 'g.id', 'c.color_group_id')
    .select(['c.chain_id', 'c.id', 'c.name', 'c.hex', 'c.color_code', 'g.id as group_id', 'g.hex as group_hex', 'g.name as group_name'])
    .execute()
  const genders = await db.selectFrom('genders').select(['id', 'name']).execute()
  return {
    colors: new Map(
      colors.map((row) => [
        colorKey(row.chain_id, row.id),
        {
          id: row.id,
          name: row.name,
          hex: row.hex.toLowerCase(),
          colorCode: row.color_code,
          group: { id: row.group_id, hex: row.group_hex },
          groupName: row.group_name,
        },
      ]),
    ),
    genders: new Map(genders.map((row) => [row.id, row.name])),
  }
}
