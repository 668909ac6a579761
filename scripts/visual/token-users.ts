import { kitPaths, readTexts } from '../source/files.ts'
import { root } from '../root.ts'

const folderOf = (path: string): string => /^packages\/ui\/src\/(?<folder>[\w-]+)\//u.exec(path)?.groups?.['folder'] ?? ''

const sources = () => readTexts(root, (path) => /^packages\/ui\/src\/[\w-]+\/[\w.-]+\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path))

/** Folders that a file brings with it; a type brings nothing. */
const importsOf = (text: string): readonly string[] =>
  [
    ...text.matchAll(/^(?:import(?! type\b)|export(?! type\b)|\}).*? from '\.\.\/(?<folder>[\w-]+)\//gmu),
    ...text.matchAll(/import\('\.\.\/(?<folder>[\w-]+)\//gu),
  ].map((match) => match.groups?.['folder'] ?? '')

const isStory = (path: string): boolean => path.endsWith('.stories.tsx')

/** Folders of components whose own styles name the token, such as `color.star`. */
const directUsers = (token: string): readonly string[] => {
  const named = new RegExp(String.raw`\b${token.replace('.', String.raw`\.`)}\b`, 'u')
  const files = sources().filter(({ path, text }) => path.endsWith('.styles.ts') && named.test(text))
  return [...new Set(files.map(({ path }) => folderOf(path)))].toSorted()
}

/** The direct users, every component that shows one of them over any number of steps, and those whose stories show any of these. */
export const possibleUsers = (token: string): readonly string[] => {
  const files = sources()
  const users = new Set(directUsers(token))
  const add = (concerns: (path: string) => boolean) => {
    const found = files.filter(({ path, text }) => concerns(path) && importsOf(text).some((folder) => users.has(folder)))
    for (const { path } of found) users.add(folderOf(path))
  }
  for (let before = -1; before !== users.size;) {
    before = users.size
    add((path) => !isStory(path))
  }
  add(isStory)
  return [...users].filter((folder) => kitPaths(root).some((path) => path.startsWith(`packages/ui/src/${folder}/`) && isStory(path)))
}
