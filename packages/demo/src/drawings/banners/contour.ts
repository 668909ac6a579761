/** A grid of tones 0–1 in rows; `cell` is the size of a cell in px, and the first sample lies at `left`, `top`. */
export interface Field {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly left: number
  readonly top: number
  readonly tones: Float32Array
}

type Step = readonly [from: number, to: number]

// Edges of a cell by number: 0 top, 1 right, 2 bottom, 3 left; the corners' bits are 1, 2, 4, 8 clockwise from top left.
const turns: readonly (readonly Step[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

const number = (value: number): string => Math.round(value).toString()

/** The path around everything at or above `level`, or with `sign` -1 at or below it (marching squares), closed at the grid's borders. */
export const contour = (field: Field, height: number, sign: 1 | -1 = 1): string => {
  const { columns, rows, cell, left, top, tones } = field
  const wide = columns + 2
  const tone = (x: number, y: number): number => (x < 0 || y < 0 || x >= columns || y >= rows ? -9 : sign * (tones[y * columns + x] ?? 0))
  const level = sign * height
  const edge = (x: number, y: number, side: number): number => {
    if (side === 0) return ((y + 1) * wide + x + 1) * 2
    if (side === 2) return ((y + 2) * wide + x + 1) * 2
    return ((y + 1) * wide + x + 1 + (side === 1 ? 1 : 0)) * 2 + 1
  }
  const point = (id: number): string => {
    const upright = id % 2 === 1
    const index = id >> 1
    const [x, y] = [(index % wide) - 1, Math.floor(index / wide) - 1]
    const [a, b] = [tone(x, y), upright ? tone(x, y + 1) : tone(x + 1, y)]
    const share = a < -2 || b < -2 ? 0.5 : (level - a) / (b - a || 1)
    return `${number(left + (x + (upright ? 0 : share)) * cell)} ${number(top + (y + (upright ? share : 0)) * cell)}`
  }
  const next = new Map<number, number>()
  for (let y = -1; y < rows; y++) {
    for (let x = -1; x < columns; x++) {
      const kind =
        (tone(x, y) >= level ? 1 : 0) |
        (tone(x + 1, y) >= level ? 2 : 0) |
        (tone(x + 1, y + 1) >= level ? 4 : 0) |
        (tone(x, y + 1) >= level ? 8 : 0)
      for (const [from, to] of turns[kind] ?? []) next.set(edge(x, y, from), edge(x, y, to))
    }
  }
  return loops(next, point)
}

const loops = (next: Map<number, number>, point: (id: number) => string): string => {
  const parts: string[] = []
  for (const [start] of next) {
    if (!next.has(start)) continue
    const points: string[] = []
    let at: number | undefined = start
    while (at !== undefined && next.has(at)) {
      points.push(point(at))
      const to: number | undefined = next.get(at)
      next.delete(at)
      at = to
    }
    if (points.length > 6) parts.push(`M${points.join('L')}Z`)
  }
  return parts.join('')
}
