import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const browsers = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = browsers.find((path) => path !== undefined && existsSync(path))

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

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
      provider: playwright({ launchOptions: { ...(executablePath !== undefined && { executablePath }), args } }),
      instances: themes.map(({ name }) => ({ browser: 'chromium', name: `storybook ${name}`, provide: { theme: name } })),
    },
  },
}
