import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { browserArguments, findBrowser } from '@vidda/tooling-machine/browser'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const executablePath = findBrowser()

/** The theme in which stories play; their contrast is checked in all. */
const theme = 'so'

/** Whether contrast is checked in the other themes and in the dark too: tests of the tokens prove their pairs in every run. */
const everyLook = process.env['VIDDA_PROVE'] === '1'

/**
 * Every story is a test, once: its play function and axe under one theme, then with `--prove` contrast alone under the others, on the page as
 * it stands. `--project "storybook so"` runs it.
 */
export const storybookProject: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: here('.'), tags: { skip: process.env['VIDDA_ALL'] === '1' ? [] : ['slow'] } })],
  // A cache with the dependencies of some stories fails the others: Vite reloads the page for each that it finds while they run.
  optimizeDeps: { entries: ['.storybook/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx'] },
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    // One page loads Storybook and the components once for all of its files; Storybook takes each story away before the next.
    isolate: false,
    // By itself Vitest would use one page on two cores.
    maxWorkers: availableParallelism(),
    // Beside the stories, pictures of journeys came after the 15 s in which a host gives up: they fill the cores alone.
    sequence: { groupOrder: 3 },
    provide: { theme, everyLook },
    setupFiles: [here('vitest.setup.ts')],
    globalSetup: [here('recording.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      // The first page waits for Storybook's own start, which takes minutes on a machine at work.
      connectTimeout: 300_000,
      provider: playwright({ launchOptions: { ...(executablePath !== null && { executablePath }), args: [...browserArguments] } }),
      instances: [{ browser: 'chromium', name: `storybook ${theme}` }],
    },
  },
}
