import { panel } from './form.ts'

/** Lugs of an outsole between two places, hanging from a line (px); `gap` is the share left open. */
export const lugs = (
  from: number,
  to: number,
  level: (x: number) => number,
  count: number,
  deep: number,
  colour: string,
  gap = 0.26,
): string => {
  const step = (to - from) / count
  const forms = Array.from({ length: count }, (_, index) => {
    const x = from + step * index
    const end = x + step * (1 - gap)
    return `M${x} ${level(x) - 8}L${x + step * 0.06} ${level(x) + deep}L${end - step * 0.04} ${level(end) + deep}L${end + step * 0.06} ${level(end) - 8}Z`
  })
  const far = Array.from({ length: count + 1 }, (_, index) => `${from + step * index} ${level(from + step * index) + deep * 0.72}`)
  return `<path d="M${from} ${level(from) - 10}L${far.join('L')}L${to} ${level(to) - 10}Z" fill="#0b0b0c" opacity=".88"/>${panel(forms.join(''), colour)}`
}
