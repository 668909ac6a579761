import { garmentDrawings } from './garments/index.ts'
import { paintOf } from './paint.ts'
import { studio, type Drawing, type View } from './studio.ts'

const drawings: Record<string, Drawing> = { ...garmentDrawings }

/** All kinds of goods that can be drawn. */
export const goodsKinds: readonly string[] = Object.keys(drawings)

/** A studio picture (standalone SVG, 800 × 1000 px) of one kind of goods in a colour (`#rrggbb`); throws on an unknown kind. */
export function drawGoods({ kind, color, view }: { kind: string; color: string; view: View }): string {
  const drawing = drawings[kind]
  if (!drawing) throw new Error(`No drawing for the kind "${kind}". Known kinds: ${goodsKinds.join(', ')}.`)
  return studio(drawing(paintOf(color), view))
}
