import type { TextFile } from './file-findings.ts'
import { owedTexts } from './legal.data.ts'
import type { Found } from './finding.ts'

/** Legal texts that are missing on a page. Blanks count as present, because they are reported on their own. */
export const legalProblems = (files: readonly TextFile[]): readonly Found[] =>
  Object.entries(owedTexts).flatMap(([slug, owed]) => {
    const page = files.find(({ path }) => path.endsWith(`/pages/${slug}.md`))
    return page
      ? owed
          .filter(([pattern]) => !pattern.test(page.text))
          .map(([, what]) => ({ file: page.path, message: `does not tell ${what}. Write it.` }))
      : []
  })
