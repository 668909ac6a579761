import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { browserArguments, findBrowser } from '../scripts/browser.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const executablePath = findBrowser()

const themes = readdirSync(here('../themes'), { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** Every story is a test, with its play function and axe, under every theme. */
export const storybookProject: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: here('.') })],
  test: {
    name: 'storybook',
    setupFiles: [here('vitest.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { ...(executablePath !== null && { executablePath }), args: [...browserArguments] } }),
      instances: themes.map(({ name }) => ({ browser: 'chromium', name: `storybook ${name}`, provide: { theme: name } })),
    },
  },
}
