import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { expect, it } from 'vitest'

const decisions = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
const rows = [...decisions.matchAll(/^\| `(vd-[\w-]+)` \| ([^|]+) \| (yes|no) \| ([^|]+) \|$/gm)]
const listed = new Map(rows.map(([, key = '', where = '', needed = '']) => [key, { where, isNeeded: needed === 'yes' }]))

/** Keys in the code, with the text of the file that has each. */
const used = new Map(
  globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|suite|stories|fixtures|data)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(/['"`](vd-[\w-]+)['"`]/g)].map(([, key = '']): [string, string] => [key, text])
    }),
)

it('docs/decisions.md lists exactly the keys that the code keeps in the browser, each with its reason', () => {
  expect([...listed.keys()].toSorted()).toEqual([...used.keys()].toSorted())
})

it('the keys that are not needed wait for the answer about cookies, and no other does', () => {
  const waiting = [...used].filter(([, text]) => text.includes('laterStorage')).map(([key]) => key)
  const notNeeded = [...listed].filter(([, { isNeeded }]) => !isNeeded).map(([key]) => key)
  expect(waiting.toSorted()).toEqual(notNeeded.toSorted())
})
