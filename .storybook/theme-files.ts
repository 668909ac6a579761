import { readFile } from 'node:fs/promises'
import { problemText, themeOf } from '@vidda/brand'
import type { StorybookConfig } from '@storybook/react-vite'

type VitePlugin = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>[number]

const themeFile = /\/themes\/([^/]+)\/tokens\.json$/

/** Gives the browser themes that are whole and checked: the parser and what derives tokens stay in Node. */
export const themeFiles = (): VitePlugin => ({
  name: 'vidda:theme-files',
  enforce: 'pre',
  /** What the pages of tokens measure contrast with, found before a page asks: a late find would load a test's page anew. */
  config: () => ({ optimizeDeps: { include: ['@vidda/brand > culori'] } }),
  async load(id) {
    const name = themeFile.exec(id)?.[1]
    if (name === undefined) return undefined
    const { value, problems } = await themeOf(await readFile(id, 'utf8'), `themes/${name}/tokens.json`)
    if (!value) this.error(problems.map(problemText).join('\n'))
    return JSON.stringify(value)
  },
})
