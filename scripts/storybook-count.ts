import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupOf, groups, storyFolders, ungrouped } from '../.storybook/groups.ts'
import { reportFile } from './ledger/titles.ts'
import { root } from './root.ts'
import { readStories } from './source/stories.ts'

type Report = {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** How many stories passed in the last whole run of tests, or in the last run of chosen ones; null before the first. */
const testedStories = (): number | null => {
  const file = [reportFile(root), join(root, '.vidda', 'chosen-report.json')].find((path) => existsSync(path))
  if (file === undefined) return null
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const results = testResults.filter(({ name }) => name.endsWith('.stories.tsx')).flatMap(({ assertionResults }) => assertionResults)
  return results.filter(({ status }) => status === 'passed').length
}

const folders = storyFolders()
const stories = readStories(root)

for (const group of [...Object.keys(groups), ungrouped]) {
  const inGroup = folders.filter((folder) => groupOf(folder) === group)
  const count = stories.filter(({ folder }) => inGroup.includes(folder)).length
  if (inGroup.length > 0)
    console.log(`${group.padEnd(20)} ${String(inGroup.length).padStart(3)} components ${String(count).padStart(4)} stories`)
}
const played = stories.filter(({ isPlayed }) => isPlayed).length
const tested = testedStories()
console.log(`${folders.length} components, ${stories.length} stories, ${played} with a play function`)
console.log(
  tested === null ? 'tested stories: none yet; pnpm test --project storybook' : `tested stories: ${tested} passed in the last run`,
)
