import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './root.ts'

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

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

/** A line for each test that failed and each file that could not be loaded, with the first line of its error. */
export const failuresOf = (file: string): readonly string[] => {
  if (!existsSync(file)) return []
  return readReport(file).testResults.flatMap((tested) => {
    const path = relative(root, tested.name)
    if (isUnloaded(tested)) return [`failed: ${path}: ${firstLine(tested.message)}`]
    return tested.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `failed: ${path}: ${fullName}: ${firstLine(failureMessages[0])}`)
  })
}

/** A run's last line: its counts, and what this machine lacks to test. */
export const closingLine = ({ passed, failed, skipped }: Counts, untested: readonly string[] = []): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${untested.map((part) => `; not tested: ${part}`).join('')}`
