const endings = ['erne', 'eren', 'ene', 'ere', 'er', 'en', 'et', 'e', 'a', 'r'] as const

/** Removes the ending of a Norwegian noun, where at least `shortest` letters are left of it. The word is in lower case. */
export function withoutEnding(word: string, shortest = 3): string {
  const ending = endings.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
