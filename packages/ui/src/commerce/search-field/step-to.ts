/**
 * Where a key leads among the options: an id, null for back to the field itself, or undefined when the key is not for the list. From the
 * last one down, and from the first one up, lies the field. Home and End are the caret's.
 */
export function stepTo(key: string, options: readonly string[], active: string | undefined): string | null | undefined {
  if (options.length === 0) return undefined
  const at = active === undefined ? -1 : options.indexOf(active)
  if (key === 'ArrowDown') return options[at + 1] ?? null
  if (key === 'ArrowUp') return at === -1 ? options.at(-1) : (options[at - 1] ?? null)
  return undefined
}
