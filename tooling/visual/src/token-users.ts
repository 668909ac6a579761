import { posix } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { readTexts } from '@vidda/tooling-shared/source/files'

const folderOf = (path: string): string => /^packages\/ui\/src\/\w+\/(?<folder>[\w-]+)\//u.exec(path)?.groups?.['folder'] ?? ''

const isStory = (path: string): boolean => path.endsWith('.stories.tsx')

/** What components share, and nobody shows by itself. */
const shared = 'internal'

/** Files that a file brings with it; a type brings nothing. */
const imported = /(?:^(?:import(?! type\b)|export(?! type\b)|\}).*? from |^import |import\()'(?<to>\.[^']+)'/gmu

type Sources = ReadonlyMap<string, { readonly text: string; readonly imports: readonly string[] }>

function readSources(): Sources {
  const files = readTexts(root, (path) => /^packages\/ui\/src\/\w+\/[\w-]+\/[\w.-]+\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path))
  return new Map(
    files.map(({ path, text }) => {
      const imports = [...text.matchAll(imported)].map((match) => posix.join(posix.dirname(path), match.groups?.['to'] ?? ''))
      return [path, { text, imports }]
    }),
  )
}

/** The files at which one arrives from `starts` over any number of imports that `follows` lets pass. */
function reached(sources: Sources, starts: readonly string[], follows: (path: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path)
    if (!source || found.has(path)) continue
    found.add(path)
    waiting.push(...source.imports.filter(follows))
  }
  return found
}

const foldersWithStories = (sources: Sources): readonly string[] =>
  [...new Set([...sources.keys()].filter(isStory).map(folderOf))].toSorted()

function usersBy(
  token: string,
  startsOf: (path: string) => boolean,
  follows: (folder: string, path: string) => boolean,
): readonly string[] {
  const sources = readSources()
  const named = new RegExp(String.raw`\b${token.replace('.', String.raw`\.`)}\b`, 'u')
  return foldersWithStories(sources).filter((folder) => {
    const starts = [...sources.keys()].filter((path) => folderOf(path) === folder && startsOf(path))
    const files = reached(sources, starts, (path) => follows(folder, path))
    return [...files].some((path) => path.endsWith('.styles.ts') && named.test(sources.get(path)?.text ?? ''))
  })
}

/** Components whose own style files, or those that they share with others, name the token, such as `color.star`. */
export const namedIn = (token: string): readonly string[] =>
  usersBy(
    token,
    (path) => !isStory(path),
    (folder, path) => [folder, shared].includes(folderOf(path)),
  )

/** These, every component that shows one of them over any number of steps, and those whose stories show any of these. */
export const possibleUsers = (token: string): readonly string[] =>
  usersBy(
    token,
    () => true,
    () => true,
  )
