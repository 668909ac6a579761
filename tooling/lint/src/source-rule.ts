import type { SourceFile } from '@vidda/tooling-shared/source/files'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'

/** A violation of a rule; the message says what to do instead. */
export type Finding = { readonly node: SyntaxNode; readonly message: string }

/** A rule that reads the syntax tree of one file; paths are relative to the root, with `/`. */
export type SourceRule = {
  readonly description: string
  readonly concerns: (path: string) => boolean
  readonly find: (file: SourceFile, tree: SyntaxNode) => readonly Finding[]
}
