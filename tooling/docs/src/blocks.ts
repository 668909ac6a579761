import { lexer, type Token } from 'marked'

/**
 * A block of code in a page, and what the words after its language say of it:
 * `sh run` is run in a copy of the kit (`status=1`: and fails), `sh serve` runs on to the end of the page, `text output` is what the
 * command before it prints, and a path is the file that the block shows (`part`: a piece of it).
 */
export type Block = {
  readonly language: string
  readonly text: string
  /** The line of the page that it begins at, from 1. */
  readonly line: number
  readonly role: 'shown' | 'run' | 'serve' | 'output' | 'file'
  /** Of a file. */
  readonly path: string | undefined
  readonly isPart: boolean
  /** With which a command ends. */
  readonly status: number
}

type Code = Extract<Token, { type: 'code' }>

const roles = ['run', 'serve', 'output'] as const

function blockOf({ lang = '', text }: Code, line: number): Block {
  const [language = '', ...words] = lang.split(/\s+/u)
  const path = words.find((word) => word.includes('/'))
  const role = roles.find((one) => words.includes(one)) ?? (path === undefined ? 'shown' : 'file')
  const status = Number(words.find((word) => word.startsWith('status='))?.slice('status='.length) ?? 0)
  const known = new Set<string>([...roles, 'part', `status=${status}`, path ?? ''])
  const unknown = words.find((word) => !known.has(word))
  if (unknown !== undefined) throw new Error(`line ${line}: "${unknown}" says nothing of a block of code`)
  return { language, text, line, role, path, isPart: words.includes('part'), status }
}

const linesOf = (text: string): number => text.split('\n').length - 1

/** The blocks of code of a page, those in lists too. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = []
  const walk = (tokens: readonly Token[], first: number): void => {
    let line = first
    for (const token of tokens) {
      if (token.type === 'code') blocks.push(blockOf(token as Code, line))
      // Within a list lines are no longer exact: a block there is told by the line of its list.
      if (token.type === 'list') for (const item of token['items'] as readonly { tokens: Token[] }[]) walk(item.tokens, line)
      line += linesOf(token.raw)
    }
  }
  walk(lexer(markdown), 1)
  return blocks
}
