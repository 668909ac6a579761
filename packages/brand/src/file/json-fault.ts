import { keyName } from './check.ts'

/** A JSON syntax error with its index in the text, the problem and the fix. */
export interface JsonFault {
  readonly index: number
  readonly words: string
}

class Mistake extends Error {
  readonly index: number

  constructor(index: number, words: string) {
    super(words)
    this.index = index
  }
}

const blank = /[ \t\r\n]*/uy
const comment = /\/\/|\/\*|#/uy
const merge = /<{7}|={7}|>{7}/uy
const quote = /[“”„‟«»‘’‚'`´]/uy
const word = /[^\s,:[\]{}"]+/uy
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u
const escape = /\\(?:["\\/bfnrt]|u[\da-f]{4})/iuy

/** Walks through a text as JSON and stops at the first mistake. JSON.parse names neither the place of every mistake nor what to do. */
class Walk {
  /** Keys that an object has twice. */
  readonly repeated: string[] = []
  readonly #text: string
  readonly #path: string[] = []
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): void {
    this.#value('a value')
    this.#skip()
    if (this.#at < this.#text.length)
      this.#stop(
        this.#at,
        `${JSON.stringify(this.#text.charAt(this.#at))} stands after the end. Remove it, or a bracket that ends too early`,
      )
  }

  #stop(index: number, words: string): never {
    throw new Mistake(index, words)
  }

  /** What a pattern finds here. */
  #peek(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#text)?.[0] ?? ''
  }

  #take(pattern: RegExp): string {
    const found = this.#peek(pattern)
    this.#at += found.length
    return found
  }

  /** Blanks; what people write between values that JSON does not have is a mistake. */
  #skip(): void {
    this.#take(blank)
    if (this.#peek(comment) !== '') this.#stop(this.#at, 'a comment, which JSON has none of. Take it out')
    if (this.#peek(merge) !== '') this.#stop(this.#at, 'two versions of a merge stand here. Keep one of them')
    const found = this.#peek(quote)
    if (found !== '') this.#stop(this.#at, `the quotation mark ${found} is none of JSON's. Write the straight one: "`)
  }

  #lineOf = (index: number) => this.#text.slice(0, index).split('\n').length

  #value(what: string): void {
    this.#skip()
    const first = this.#text.charAt(this.#at)
    if (first === '{') {
      const keys = new Set<string>()
      this.#list('{', '}', () => this.#member(keys))
    } else if (first === '[') this.#list('[', ']', (index) => this.#below(String(index)))
    else if (first === '"') this.#string()
    else if (first === '' || '}],:'.includes(first)) this.#stop(this.#at, `${what} is missing. Write it`)
    else this.#bare()
  }

  /** The value at a key or an index of where the walk is. */
  #below(step: string): void {
    this.#path.push(step)
    this.#value('a value')
    this.#path.pop()
  }

  #bare(): void {
    const start = this.#at
    const found = this.#take(word)
    if (['true', 'false', 'null'].includes(found) || number.test(found)) return
    const expected = /^[-+.\d]/u.test(found) ? 'a number such as 12 or 0.5' : 'true, false, a number, or a text between quotation marks'
    this.#stop(start, `${found}, expected ${expected}. Write it so`)
  }

  #member(keys: Set<string>): void {
    const start = this.#at
    const first = this.#text.charAt(this.#at)
    if (first !== '"') {
      const isWord = /[\p{L}$_]/u.test(first)
      this.#stop(
        this.#at,
        isWord
          ? 'a key without quotation marks. Write them around it'
          : `${JSON.stringify(first)}, expected a key such as "name". Correct it`,
      )
    }
    this.#string()
    const key = JSON.parse(this.#text.slice(start, this.#at)) as string
    if (keys.has(key)) this.repeated.push(keyName([...this.#path, key]))
    keys.add(key)
    this.#skip()
    if (this.#text.charAt(this.#at) !== ':') this.#stop(this.#at, 'a colon is missing between the key and its value. Write ":"')
    this.#at += 1
    this.#below(key)
  }

  #string(): void {
    const start = this.#at
    this.#at += 1
    for (;;) {
      const sign = this.#text.charAt(this.#at)
      if (sign === '"') break
      if (sign === '' || sign === '\n' || sign === '\r')
        this.#stop(
          start,
          `the text that begins here does not end on its line. Close it with a quotation mark, and write \\n for a new line`,
        )
      if (sign === '\t') this.#stop(this.#at, 'a tab within a text. Write a space')
      if (sign < ' ') this.#stop(this.#at, 'a sign that nobody sees within a text. Remove it')
      if (sign !== '\\') this.#at += 1
      else {
        if (this.#take(escape) === '') this.#stop(this.#at, 'a backslash within a text. Take it out, or write it twice')
      }
    }
    this.#at += 1
  }

  #list(open: string, close: string, entry: (index: number) => void): void {
    const start = this.#at
    this.#at += 1
    this.#skip()
    if (this.#text.charAt(this.#at) === close) {
      this.#at += 1
      return
    }
    for (let index = 0; ; index += 1) {
      entry(index)
      const end = this.#at
      this.#skip()
      const sign = this.#text.charAt(this.#at)
      if (sign === close) break
      if (sign !== ',') this.#noComma({ sign, end, open, close, start })
      const comma = this.#at
      this.#at += 1
      this.#skip()
      const next = this.#text.charAt(this.#at)
      if (next === close) this.#stop(comma, `a comma too many before "${close}". Remove it`)
      if (next === ',') this.#stop(this.#at, 'a comma too many. Remove it')
      if (open === '{' && /\d/u.test(next)) this.#stop(comma, 'a comma within a number. Write a point, or take it out')
    }
    this.#at += 1
  }

  #noComma({
    sign,
    end,
    open,
    close,
    start,
  }: { readonly [name in 'sign' | 'open' | 'close']: string } & { readonly [name in 'end' | 'start']: number }): never {
    const opened = `for the "${open}" of line ${this.#lineOf(start)}`
    if (sign === '') this.#stop(end, `the file ends, and a "${close}" is missing ${opened}. Write it where it belongs`)
    if (sign === '}' || sign === ']') this.#stop(this.#at, `"${sign}", expected "${close}" ${opened}. Correct one of the two`)
    if (this.#text.charAt(end - 1) === '"' && end === this.#at && sign !== '"')
      this.#stop(end - 1, 'a quotation mark within a text. Write \\" or «»')
    this.#stop(end, 'a comma is missing here. Write it')
  }
}

/** The first mistake of a text that is no JSON, and the keys that one of its objects has twice. */
export function jsonFaults(text: string): { readonly fault: JsonFault | null; readonly repeated: readonly string[] } {
  if (text.trim() === '') return { fault: { index: 0, words: 'the file is empty. Write it, or copy that of another brand' }, repeated: [] }
  const walk = new Walk(text)
  try {
    walk.whole()
    return { fault: null, repeated: walk.repeated }
  } catch (error) {
    if (error instanceof Mistake) return { fault: { index: error.index, words: error.message }, repeated: [] }
    throw error
  }
}
