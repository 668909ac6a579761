import { kitPaths, readTexts } from '../source/files.ts'
import { root } from '../root.ts'

const folderOf = (path: string): string => /^packages\/ui\/src\/(?<folder>[\w-]+)\//u.exec(path)?.groups?.['folder'] ?? ''

const sources = () => readTexts(root, (path) => /^packages\/ui\/src\/[\w-]+\/[\w.-]+\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path))

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/from '\.\.\/(?<folder>[\w-]+)\//gu), ...text.matchAll(/import\('\.\.\/(?<folder>[\w-]+)\//gu)].map(
    (match) => match.groups?.['folder'] ?? '',
  )

/** Folders of components whose own styles name the token, such as `color.star`. */
const directUsers = (token: string): readonly string[] => {
  const named = new RegExp(String.raw`\b${token.replace('.', String.raw`\.`)}\b`, 'u')
  const files = sources().filter(({ path, text }) => path.endsWith('.styles.ts') && named.test(text))
  return [...new Set(files.map(({ path }) => folderOf(path)))].toSorted()
}

/** The direct users and every component that shows one of them, over any number of steps, its stories included. */
export const possibleUsers = (token: string): readonly string[] => {
  const files = sources()
  const users = new Set(directUsers(token))
  for (let before = -1; before !== users.size;) {
    before = users.size
    for (const { path, text } of files) if (importsOf(text).some((folder) => users.has(folder))) users.add(folderOf(path))
  }
  return [...users].filter((folder) =>
    kitPaths(root).some((path) => path.startsWith(`packages/ui/src/${folder}/`) && path.endsWith('.stories.tsx')),
  )
}
