/** What a file of tests cost: `ms` by the clock, `cpu` in seconds of work, which other work on the machine does not change. */
export type FileTime = {
  readonly project: string
  readonly file: string
  readonly tests: number
  readonly ms: number
  readonly cpu: number
}

const slowest = 20

const seconds = (count: number): string => count.toFixed(1).padStart(8)

const totalOf = (files: readonly FileTime[], count: (file: FileTime) => number): number => files.reduce((sum, file) => sum + count(file), 0)

/**
 * The seconds of each project and the slowest files, most first: by the clock, and of CPU (0 where nothing counts it, as in a browser's tests).
 * Files run beside each other, so that the seconds of a project are more than those that somebody waits for.
 */
export const profileLines = (files: readonly FileTime[]): readonly string[] => {
  const names = [...new Set(files.map(({ project }) => project))]
  const rows = names.map((project) => {
    const own = files.filter((file) => file.project === project)
    return {
      ms: totalOf(own, ({ ms }) => ms),
      cpu: totalOf(own, ({ cpu }) => cpu),
      text: `${project.padEnd(14)} ${own.length} files, ${totalOf(own, ({ tests }) => tests)} tests`,
    }
  })
  const line = ({ ms, cpu, text }: { readonly ms: number; readonly cpu: number; readonly text: string }) =>
    `${seconds(ms / 1000)} s ${seconds(cpu)} s CPU  ${text}`
  const byTime = <Row extends { readonly ms: number }>(all: readonly Row[]) => all.toSorted((a, b) => b.ms - a.ms)
  return [
    'Seconds of each project, all its files together:',
    ...byTime(rows).map(line),
    `The ${slowest} slowest files:`,
    ...byTime(files)
      .slice(0, slowest)
      .map(({ ms, cpu, project, file }) => line({ ms, cpu, text: `${project.padEnd(14)} ${file}` })),
  ]
}
