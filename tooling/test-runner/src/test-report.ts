import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '@vidda/tooling-shared/root'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

type JsonTest = { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] }

type JsonFile = { readonly name: string; readonly status: string; readonly message: string; readonly assertionResults: readonly JsonTest[] }

type JsonReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly JsonFile[]
}

const readReport = (file: string): JsonReport => JSON.parse(readFileSync(file, 'utf8')) as JsonReport

const isUnloaded = ({ status, assertionResults }: JsonFile): boolean => status === 'failed' && assertionResults.length === 0

/** What a run's JSON report counts. A file that could not be loaded has no tests and counts as one failed. */
export const countsOf = (file: string): Counts => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = readReport(file)
  const unloaded = report.testResults.filter(isUnloaded)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const mostOfAnError = 600

/** An error on one line: what it says, the browser's log of what it tried, and the places in tests that led there, without the frames of libraries. */
const onOneLine = (text = ''): string => {
  const lines = stripVTControlCharacters(text).split('\n')
  const isFrame = (line: string) => /^\s+at /u.test(line)
  const said = lines.filter((line) => !isFrame(line)).map((line) => line.trim())
  const places = lines.filter((line) => isFrame(line) && line.includes(root) && !line.includes('node_modules'))
  const where = places.map((line) => relative(root, line.replace(/^.*?\(?(?:file:\/\/)?(\/[^()]*)\)?$/u, '$1')))
  return [said.filter(Boolean).join(' | ').slice(0, mostOfAnError), ...where].join(' < ')
}

/** A line for each test that failed and each file that could not be loaded, with its error. */
export const failuresOf = (file: string): readonly string[] => {
  if (!existsSync(file)) return []
  return readReport(file).testResults.flatMap((tested) => {
    const path = relative(root, tested.name)
    if (isUnloaded(tested)) return [`failed: ${path}: ${onOneLine(tested.message)}`]
    return tested.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `failed: ${path}: ${fullName}: ${onOneLine(failureMessages[0])}`)
  })
}

/** A run's last line: its counts, and what this machine lacks to test. */
export const closingLine = ({ passed, failed, skipped }: Counts, untested: readonly string[] = []): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${untested.map((part) => `; not tested: ${part}`).join('')}`
