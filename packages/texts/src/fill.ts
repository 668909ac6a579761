/** `fill('{count} varer', { count: 3 })` is `3 varer`. An unknown placeholder is left as it stands. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
