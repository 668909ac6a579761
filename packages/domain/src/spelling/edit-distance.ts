/** How many letters must be left out, put in, changed or swapped with their neighbour; `most` + 1 when it is more. */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let leastBefore = 0
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    // Swapped letters reach over a row.
    if (least > most && leastBefore > most) return most + 1
    leastBefore = least
    before = last
    last = row
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
