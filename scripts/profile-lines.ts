/** What a file of tests cost in all, in ms. */
export type FileTime = { readonly project: string; readonly file: string; readonly tests: number; readonly ms: number }

const slowest = 20

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(8)

const totalOf = (files: readonly FileTime[], count: (file: FileTime) => number): number => files.reduce((sum, file) => sum + count(file), 0)

/**
 * The seconds of each project and the slowest files, most first. Files run beside each other, so that the seconds of a project are more than
 * those that somebody waits for.
 */
export const profileLines = (files: readonly FileTime[]): readonly string[] => {
  const names = [...new Set(files.map(({ project }) => project))]
  const rows = names.map((project) => {
    const own = files.filter((file) => file.project === project)
    return {
      ms: totalOf(own, ({ ms }) => ms),
      text: `${project.padEnd(14)} ${own.length} files, ${totalOf(own, ({ tests }) => tests)} tests`,
    }
  })
  const line = ({ ms, text }: { readonly ms: number; readonly text: string }) => `${seconds(ms)} s  ${text}`
  const byTime = <Row extends { readonly ms: number }>(all: readonly Row[]) => all.toSorted((a, b) => b.ms - a.ms)
  return [
    'Seconds of each project, all its files together:',
    ...byTime(rows).map(line),
    `The ${slowest} slowest files:`,
    ...byTime(files)
      .slice(0, slowest)
      .map(({ ms, project, file }) => line({ ms, text: `${project.padEnd(14)} ${file}` })),
  ]
}
