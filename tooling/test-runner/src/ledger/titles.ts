import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTexts } from '@vidda/tooling-shared/source/files'

/** A test's title and where it stands. */
export type Title = { readonly title: string; readonly file: string }

const leadingIds = /^(?:\[R\d+\.\d+\]\s*)+/u

/** The ids at the start of a title: one test may prove several rows. */
export const idsOf = (title: string): readonly string[] => [...(leadingIds.exec(title)?.[0] ?? '').matchAll(/R\d+\.\d+/gu)].map(String)

/** What is skipped or only planned will not pass. */
const quotedTitle = /(?<!\.(?:skip|todo)\(\s*)(?:['"`])(?<title>(?:\[R\d+\.\d+\]\s*)+[^\n]*)/gu

const isTestFile = (path: string): boolean => /\.(?:test|suite|stories)\.tsx?$/u.test(path)

/** The titles with ids that the sources of tests and stories hold. */
export const writtenTitles = (root: string): readonly Title[] =>
  readTexts(root, isTestFile).flatMap(({ path, text }) =>
    [...text.matchAll(quotedTitle)].map((match) => ({ title: match.groups?.['title'] ?? '', file: path })),
  )

type JsonReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

export type LastRun = {
  readonly passed: readonly Title[]
  /** The files of which no test was skipped. */
  readonly ranWhole: readonly string[]
}

/** What the last run did; null when no run has left its report. */
export const lastRun = (report: string): LastRun | null => {
  if (!existsSync(report)) return null
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport
  return {
    passed: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => ({ title, file: name })),
    ),
    ranWhole: testResults
      .filter(({ assertionResults }) => assertionResults.every(({ status }) => status === 'passed' || status === 'failed'))
      .map(({ name }) => name),
  }
}

export const reportFile = (root: string): string => join(root, '.vidda', 'test-report.json')
