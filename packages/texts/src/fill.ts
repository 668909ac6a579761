/** `fill('{count} varer', { count: 3 })` is `3 varer`. An unknown place is left as it stands. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
