const projects = ['unit', 'component', 'api', 'kit', 'e2e', 'storybook'] as const

type Project = (typeof projects)[number]

export const browserProjects: readonly Project[] = ['kit', 'e2e', 'storybook']

/** Flags of Vitest whose value is the next argument. */
const withValue = new Set(['-t', '--testNamePattern', '--reporter', '--outputFile', '-c', '--config', '--seed', '--retry', '--testTimeout'])

const folders: readonly (readonly [pattern: RegExp, projects: readonly Project[]])[] = [
  [/^tests\/(?:e2e|packed)/u, ['e2e']],
  [/^tests\/kit/u, ['kit']],
  [/^tests\/api/u, ['api']],
  [/^packages\/cli/u, ['kit']],
  [/^packages\/commerce/u, ['api', 'unit']],
  [/^packages\/[^/]+\/.*\.test\.tsx?/u, ['unit', 'component']],
  [/^packages\/(?:ui|storefront)/u, ['component', 'storybook']],
  [/^packages\/[^/]/u, ['unit']],
]

type Choice = { readonly named: readonly string[]; readonly paths: readonly string[] }

const read = (given: readonly string[]): Choice => {
  const [named, paths]: [string[], string[]] = [[], []]
  for (let index = 0; index < given.length; index += 1) {
    const argument = given[index] ?? ''
    if (argument === '--project') named.push(given[(index += 1)] ?? '')
    else if (argument.startsWith('--project=')) named.push(argument.slice('--project='.length))
    else if (withValue.has(argument)) index += 1
    else if (!argument.startsWith('-')) paths.push(argument.replace(/^\.\//u, ''))
  }
  return { named, paths }
}

/** Whether a run with these arguments can reach one of the projects; yes where a path does not tell. */
export const touches = (given: readonly string[], wanted: readonly Project[]): boolean => {
  const { named, paths } = read(given)
  if (named.length > 0 && !wanted.some((project) => named.some((name) => name.startsWith(project) || !/^\w/u.test(name)))) return false
  if (paths.length === 0) return true
  const reached = paths.flatMap((path) => folders.find(([pattern]) => pattern.test(path))?.[1] ?? projects)
  return wanted.some((project) => reached.includes(project))
}
