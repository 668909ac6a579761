const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const leastContrast = 4.5

/** Whether text of one colour can be read on the other (WCAG 1.4.3); both `#rrggbb`. */
export function readableOn(text: string, ground: string): boolean {
  const [lighter = 0, darker = 0] = [luminance(text), luminance(ground)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05) >= leastContrast
}
