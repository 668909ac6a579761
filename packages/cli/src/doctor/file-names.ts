import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { editDistance } from '@vidda/domain/spelling'
import type { Found } from './finding.ts'
import { inRepository, thenInstall } from '../where.ts'

const settings = ['brand.json', 'home.json', 'redirects.json', 'texts.json', 'package.json'] as const
const pictures = ['logo.svg', 'logo.png', 'favicon.svg', 'social.png', 'empty.svg'] as const
const folders = ['assets', 'pages'] as const

/** Files that operating systems and editors create, and files for people, such as a README. */
const passedOver = /^(?:\..*|node_modules|Thumbs\.db|desktop\.ini|README\.md|CHANGELOG\.md|LICENSE)$/u

/** A name without capital letters, without endings that editors add, and without signs between its parts. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.(?:txt|bak|orig|old)$/u, '')
    .replace(/\.jsonc$/u, '.json')
    .replace(/\.markdown$/u, '.md')

/** The name that is probably meant. */
const meant = (name: string, known: readonly string[]): string | undefined => known.find((one) => editDistance(plain(name), one) <= 1)

function unread(name: string, known: readonly string[], rest: string): string {
  const better = meant(name, known)
  if (better === undefined) return `is read by nothing. ${rest}`
  const why = better === name.toLowerCase() ? 'names differ in capital letters' : 'its name is another'
  return `is read by nothing: ${why}. Rename it to "${better}".`
}

const isDirectory = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Files and folders of a brand that nothing reads, mostly because their name is not the one they should have. */
export async function nameProblems(root: string, id: string): Promise<readonly Found[]> {
  const brand = join('brands', id)
  const list = async (folder: string) => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
    return entries.filter(({ name }) => !passedOver.test(name))
  }
  const [own, pages, assets] = await Promise.all([list(brand), list(`${brand}/pages`), list(`${brand}/assets`)])
  const named = [
    ...(await namedIn(join(root, brand, 'home.json'), /"image"\s*:\s*"([^"]+)"/gu)),
    ...(await Promise.all(pages.map(({ name }) => namedIn(join(root, brand, 'pages', name), /^image:\s*['"]?(.+?)['"]?\s*$/gmu)))).flat(),
  ]
  const [isKit, hasApp] = await Promise.all(['apps', join('apps', id)].map((folder) => isDirectory(join(root, folder))))
  return [
    ...(!inRepository || own.some(({ name }) => name === 'package.json')
      ? []
      : [
          {
            file: `${brand}/package.json`,
            message: 'is missing, expected the brand as a package with its theme. Copy that of another brand, and name this one in it.',
          },
        ]),
    ...(isKit && !hasApp
      ? [
          {
            file: `apps/${id}`,
            message: `is missing, expected the app that shows the brand. Copy that of another brand, name this one in its files${thenInstall}.`,
          },
        ]
      : []),
    ...own
      .filter((entry) => !(entry.isDirectory() ? folders : settings).some((name) => name === entry.name))
      .map((entry) => ({
        file: `${brand}/${entry.name}`,
        message: unread(entry.name, entry.isDirectory() ? folders : settings, 'Take it out, or move it to where it belongs.'),
      })),
    ...pages
      .filter((entry) => entry.isDirectory() || !entry.name.endsWith('.md'))
      .map((entry) => ({ file: `${brand}/pages/${entry.name}`, message: unreadPage(entry.name, entry.isDirectory()) })),
    ...assets
      .filter(({ name }) => !pictures.some((one) => one === name) && !named.includes(name))
      .map(({ name }) => ({
        file: `${brand}/assets/${name}`,
        message: unread(name, [...pictures, ...named], 'Name it in home.json or in a page, or take it out.').replace('read', 'shown'),
      })),
  ]
}

function unreadPage(name: string, isFolder: boolean): string {
  if (isFolder) return 'is a folder, and pages lie in no other than pages. Move its pages there.'
  const better = `${plain(name).replace(/\.(?:md|html?|docx?|pdf|rtf)$/u, '')}.md`
  return `is no page, expected a name that ends with ".md". Rename it to "${better}", or take it out.`
}

/** File names of the pictures that a file's text refers to. */
async function namedIn(file: string, image: RegExp): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return [...text.matchAll(image)].map(([, name = '']) => name)
}
