/** The pages to show: first, last, the current one with its neighbours, and null where some are left out. */
export function pageRange(page: number, lastPage: number): readonly (number | null)[] {
  const kept = [1, page - 1, page, page + 1, lastPage].filter((n) => n >= 1 && n <= lastPage)
  const pages = [...new Set(kept)].toSorted((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [null, n] : [n]
  })
}
