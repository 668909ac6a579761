import type { TextFile } from './file-findings.ts'
import { owedTexts } from './legal.data.ts'
import type { Found } from './finding.ts'
import { placeOfIndex } from './places.ts'

/** The text without its front matter, with the same indices. */
const textOf = ({ text }: TextFile): string => text.replace(/^---\n[\s\S]*?\n---\n/u, (head) => head.replaceAll(/[^\n]/gu, ' '))

/** Legal texts that are missing on a page. Blanks count as present, because they are reported on their own. */
export const legalProblems = (files: readonly TextFile[]): readonly Found[] =>
  Object.entries(owedTexts).flatMap(([slug, owed]) => {
    const page = files.find(({ path }) => path.endsWith(`/pages/${slug}.md`))
    return page
      ? owed
          .filter(([pattern]) => !pattern.test(page.text))
          .map(([, what, subject]) => {
            const index = subject?.exec(textOf(page))?.index
            const message = `does not tell ${what}. Write it.`
            return { file: page.path, message, ...(index !== undefined && { place: placeOfIndex(page.text, index) }) }
          })
      : []
  })
