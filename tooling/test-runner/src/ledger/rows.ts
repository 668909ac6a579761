import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const row = /^\| (?<id>R\d+\.\d+) \|/gmu

/** The ids of the ledger's rows, in its order. */
export const ledgerRows = (root: string): readonly string[] => idsIn(join(root, 'docs', 'requirements.md'), row)

/** The ids of rows that are not due yet, one a line. */
export const laterRows = (root: string): readonly string[] => idsIn(laterFile(root), /^(?<id>R\d+\.\d+)$/gmu)

export const laterFile = (root: string): string => join(root, 'docs', 'requirements-later.txt')

const idsIn = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match.groups?.['id'] ?? '')
