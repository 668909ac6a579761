import type { SourceRule } from '@vidda/tooling-lint/source-rule'
import { isCode, lineAt, readTexts } from '@vidda/tooling-shared/source/files'
import type { SourceFile } from '@vidda/tooling-shared/source/files'
import { syntaxOf } from '@vidda/tooling-shared/source/parse'
import { root } from '@vidda/tooling-shared/root'

const findingsInAll = (rule: SourceRule, files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => rule.concerns(path))
    .flatMap((file) =>
      rule.find(file, syntaxOf(file)).map(({ node, message }) => `${file.path}:${lineAt(file.text, node.start)} ${message}`),
    )

/** What a lint rule finds in these files (path → text), a line each. */
export const findingsIn = (rule: SourceRule, files: Readonly<Record<string, string>>): readonly string[] =>
  findingsInAll(
    rule,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  )

/** What a lint rule finds in the kit's own code. */
export const findingsInKit = (rule: SourceRule): readonly string[] => findingsInAll(rule, readTexts(root, isCode))
