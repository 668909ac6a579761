/** The letter that a size begins with, and how many X stand before it: `S (52–55 cm)`, `XS/S`, `XXL`, `3XL`. */
const lettered = /^(?:(\d{1,2})X|(X*))([SML])(?![\p{L}\d])/u

/** Letters in their order, numbers by their size: right inside every system, whatever systems share a size. */
export function positionOf(name: string): number {
  const [, count, marks = '', letter] = lettered.exec(name.toUpperCase()) ?? []
  const steps = Number(count ?? marks.length)
  if (letter) return { S: 2 - steps, M: 3, L: 4 + steps }[letter] ?? 0
  const number = Number.parseFloat(name.replace(',', '.'))
  return Number.isNaN(number) ? 0 : 100 + Math.round(number * 100)
}
