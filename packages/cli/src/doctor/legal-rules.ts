import type { TextFile } from './file-findings.ts'
import { owedTexts } from './legal.data.ts'
import type { Found } from './rules.ts'

/** Texts that the law wants and that a page does not have. Comments are not published, and count for nothing. */
export const legalProblems = (files: readonly TextFile[]): readonly Found[] =>
  Object.entries(owedTexts).flatMap(([slug, owed]) => {
    const page = files.find(({ path }) => path.endsWith(`/pages/${slug}.md`))
    const text = page?.text.replaceAll(/<!--[\s\S]*?-->/gu, '') ?? ''
    return page
      ? owed
          .filter(([pattern]) => !pattern.test(text))
          .map(([, what]) => ({ file: page.path, message: `does not tell ${what}. Write it.` }))
      : []
  })
