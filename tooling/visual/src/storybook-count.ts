import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '@vidda/tooling-shared/arguments'
import { root } from '@vidda/tooling-shared/root'
import { storyFolders, tiers, titleOf } from '@vidda/tooling-shared/source/library'
import { readStories, storyFiles } from '@vidda/tooling-shared/source/stories'
import { reportFile } from '@vidda/tooling-test-runner/ledger/titles'
import { passedStories, type StoryReport } from './story-results.ts'

const stories = readStories(root)

/** Of the last run of all stories: the whole one, else a chosen one that left none out; null before the first. */
const testedStories = (): number | null => {
  const files = storyFiles(root).map((path) => join(root, path))
  const reports = [reportFile(root), join(root, '.vidda', 'chosen-report.json')].filter((path) => existsSync(path))
  for (const report of reports) {
    const passed = passedStories(JSON.parse(readFileSync(report, 'utf8')) as StoryReport, files)
    if (passed !== null) return passed
  }
  return null
}

const tell = (): void => {
  const folders = storyFolders(root)
  for (const tier of tiers) {
    const components = folders.filter((folder) => folder.tier === tier).length
    const count = stories.filter((story) => story.tier === tier).length
    console.log(`${titleOf(tier).padEnd(12)} ${String(components).padStart(3)} components ${String(count).padStart(4)} stories`)
  }
  const played = stories.filter(({ isPlayed }) => isPlayed).length
  const tested = testedStories()
  console.log(`${folders.length} components, ${stories.length} stories, ${played} with a play function`)
  console.log(
    tested === null
      ? 'tested stories: no run of all of them yet; pnpm test --project "storybook so"'
      : `tested stories: ${tested} of ${stories.length} passed in the last run of all`,
  )
}

const help = `pnpm storybook:count: how many components, stories and play functions there are

  Tells too how many stories passed in the last run of all of them.`

const { values } = readArguments('storybook:count', { options: { help: { type: 'boolean' } } })
if (values.help) console.log(help)
else tell()
