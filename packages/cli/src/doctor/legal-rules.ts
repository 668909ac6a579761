import type { TextFile } from './file-findings.ts'
import { owedTexts } from './legal.data.ts'
import type { Found } from './finding.ts'

/** Texts that the law wants and that a page does not have. What a blank asks for is told as one that is to be filled in. */
export const legalProblems = (files: readonly TextFile[]): readonly Found[] =>
  Object.entries(owedTexts).flatMap(([slug, owed]) => {
    const page = files.find(({ path }) => path.endsWith(`/pages/${slug}.md`))
    return page
      ? owed
          .filter(([pattern]) => !pattern.test(page.text))
          .map(([, what]) => ({ file: page.path, message: `does not tell ${what}. Write it.` }))
      : []
  })
