import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../e2e/support/kit.ts'

/** The files that a section of a page tells to write, by their path: each block of code whose first line is that path as a comment. */
export async function recipe(page: string, heading: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(root, page), 'utf8')
  const section = text.split(/^#+ /mu).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const blocks = [...section.matchAll(/^```\w+\n\/\/ (?<path>\S+)\n(?<code>[\s\S]*?)^```$/gmu)]
  if (blocks.length === 0) throw new Error(`${page} has no recipe under “${heading}”`)
  return Object.fromEntries(blocks.map(({ groups }) => [groups?.['path'] ?? '', groups?.['code'] ?? '']))
}
