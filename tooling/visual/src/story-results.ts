/** Of vitest's JSON report. */
export type StoryReport = {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/**
 * How many of the stories in `files` (whole paths) passed, and no others: the pages of tokens and the matrix are stories too, and belong
 * to no component. Null when the run left one of the files out.
 */
export function passedStories({ testResults }: StoryReport, files: readonly string[]): number | null {
  const byFile = new Map(testResults.map(({ name, assertionResults }) => [name, assertionResults]))
  if (files.some((file) => !byFile.has(file))) return null
  return files.flatMap((file) => byFile.get(file) ?? []).filter(({ status }) => status === 'passed').length
}
