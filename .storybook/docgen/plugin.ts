import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { readComponents, type ComponentDocs } from './component-docs.ts'

type VitePlugin = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>[number]

const root = fileURLToPath(new URL('../..', import.meta.url))

const componentFile = /\/packages\/ui\/src\/\w+\/[\w-]+\/[A-Z]\w*\.tsx$/u

/** The compiler names files in lower case where the disk does not tell cases apart. */
const keyOf = (file: string): string => file.toLowerCase()

/** Gives each component the text of its page's top and of its rows of props. Read once, and anew after a file has changed. */
export const componentDocs = (): VitePlugin => {
  let known: ReadonlyMap<string, readonly ComponentDocs[]> | null = null
  const read = () => {
    const byFile = Map.groupBy(readComponents(root), ({ file }) => keyOf(file))
    return new Map([...byFile].map(([file, components]) => [file, components.map(({ docs }) => docs)]))
  }
  return {
    name: 'vidda:component-docs',
    watchChange(id) {
      if (id.includes('/packages/ui/src/')) known = null
    },
    transform: {
      filter: { id: componentFile },
      handler(code, id) {
        known ??= read()
        const lines = (known.get(keyOf(id)) ?? []).map((docs) => `;${docs.displayName}.__docgenInfo = ${JSON.stringify(docs)};`)
        return lines.length === 0 ? undefined : { code: `${code}\n${lines.join('\n')}`, map: null }
      },
    },
  }
}
