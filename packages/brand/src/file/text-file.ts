/** Why the bytes of a file cannot be read as text. */
export interface TextFault {
  readonly encoding: 'utf-16le' | 'utf-16be' | 'other'
  /** Of the first byte that is wrong. */
  readonly index: number
  /** What is wrong and what to do. */
  readonly message: string
}

const strict = new TextDecoder('utf-8', { fatal: true })

function isText(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** UTF-16 has a mark in front, or a zero beside every letter of the alphabet. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 64)
  const zeros = (half: number) => start.filter((byte, index) => index % 2 === half && byte === 0).length
  const most = start.length / 4
  if (most >= 1 && zeros(1) > most) return 'utf-16le'
  return most >= 1 && zeros(0) > most ? 'utf-16be' : null
}

/** The index of the first byte that UTF-8 does not have there. */
function firstWrong(bytes: Uint8Array): number {
  let [sound, wrong] = [0, bytes.length]
  while (sound < wrong) {
    const middle = Math.ceil((sound + wrong) / 2)
    // The end of a part may cut a letter in two: `stream` does not mind.
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true })
      sound = middle
    } catch {
      wrong = middle - 1
    }
  }
  // A letter that began before it, and that is not whole.
  while (sound > 0 && !isText(bytes.subarray(0, sound))) sound -= 1
  return sound
}

/** What is wrong with the encoding of a file; null where it is UTF-8, with or without a mark in front. */
export function textFault(bytes: Uint8Array): TextFault | null {
  const encoding = utf16Of(bytes)
  if (encoding !== null) return { encoding, index: 0, message: 'is UTF-16, so that its letters cannot be read. Save it as UTF-8.' }
  if (isText(bytes)) return null
  const message = 'is not UTF-8 (perhaps Latin-1), so that its letters are shown wrong. Save it as UTF-8.'
  return { encoding: 'other', index: firstWrong(bytes), message }
}

/** The line and column of an index in a text, both counted from 1. */
export function lineAndColumn(text: string, index: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
