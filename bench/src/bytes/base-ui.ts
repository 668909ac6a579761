import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'

const fromUi = createRequire(join(root, 'packages/ui/package.json'))
const fromStorefront = createRequire(join(root, 'packages/storefront/package.json'))

/** What else is in the first load: a string that these have too says nothing of Base UI. */
const others = ['react', 'react-dom', 'react-router-dom', 'styled-components', 'zustand'] as const

const literal = /(["'`])((?:(?!\1)[^\\\n$]){9,80})\1/g

async function scriptsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:[cm]?js|tsx?)$/.test(entry.name) && !/\.(?:d|test|stories)\.\w+$/.test(entry.name),
  )
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')))
}

const folderOf = (require: NodeJS.Require, name: string): string => {
  const path = require.resolve(name)
  return path.slice(0, path.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}`.length)
}

const literalsOf = (text: string): readonly string[] => [...text.matchAll(literal)].map(([, , value = '']) => value)

/**
 * Strings that only Base UI's own modules have: minifying keeps them, so that a script which holds none of them holds
 * none of its components.
 */
export async function baseUiStrings(): Promise<readonly string[]> {
  const esm = dirname(dirname(fromUi.resolve('@base-ui/react/dialog')))
  const [own, ...rest] = await Promise.all([
    scriptsIn(esm),
    ...['ui', 'storefront', 'client', 'domain', 'texts', 'tokens'].map((name) => scriptsIn(join(root, 'packages', name, 'src'))),
    ...others.map((name) => scriptsIn(folderOf(fromStorefront, name))),
    scriptsIn(dirname(createRequire(fromStorefront.resolve('react-router-dom')).resolve('react-router/package.json'))),
  ])
  const elsewhere = rest.flat().join('\n')
  const strings = new Set(
    (own ?? []).flatMap(literalsOf).filter((text) => !text.startsWith('.') && !text.startsWith('@') && !text.includes('Base UI: ')),
  )
  return [...strings].filter((text) => !elsewhere.includes(text))
}

/** Which of the strings a script holds, as a text of its own. */
export const foundIn = (script: string, strings: readonly string[]): readonly string[] =>
  strings.filter((text) => script.includes(`"${text}"`) || script.includes(`'${text}'`) || script.includes(`\`${text}\``))
