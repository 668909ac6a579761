import { availableParallelism } from 'node:os'
import { SlowFirst } from '@vidda/tooling-test-runner/slow-first'
import { slowTestsLeftOut } from '@vidda/tooling-test-runner/slow-tests'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

const minutes = (count: number): number => count * 60_000

/** One more than there are cores: a test of processes or of a page waits for them half of its time. Vitest's own choice is one less. */
const maxWorkers = availableParallelism() + 1

/**
 * Modules stay loaded from file to file: loading them anew took up to half of a file's time. What a file changes outside itself (the environment,
 * a mock, a timer) it puts back. Files in a DOM have one each, in a context of its own: loading the DOM anew took two seconds of a file's three.
 */
const isolate = false

/** A condition is waited for as long as a busy machine may take: no test is about how long something took. */
const patience = {
  testTimeout: minutes(2),
  hookTimeout: minutes(5),
  expect: { poll: { timeout: minutes(1) } },
  // A failure says what a page complained of, and not how many times.
  chaiConfig: { truncateThreshold: 2000 },
}

const profile = process.env['VIDDA_PROFILE'] === '1' ? ['./tooling/test-runner/src/profile.setup.ts'] : []
const prove = [...profile, './tooling/test-runner/src/prove.setup.ts']

const exclude = [...configDefaults.exclude, ...slowTestsLeftOut()]

/** Tests of a browser and of processes, after everything else. */
const journeys = {
  environment: 'node',
  setupFiles: [...profile, './tests/e2e/support/built.setup.ts'],
  globalSetup: './tests/e2e/support/shared-shops.setup.ts',
  maxConcurrency: 2,
  ...patience,
  testTimeout: minutes(5),
  hookTimeout: minutes(10),
}

/** What measures memory or movement, or keeps every core busy by itself, runs with nothing beside it. */
const measuring = ['access.all', 'hostile-wire.all', 'memory.prove', 'late-shifts.all', 'shifts.prove'].map(
  (name) => `tests/e2e/${name}.test.ts`,
)

const node: readonly TestProjectConfiguration[] = [
  {
    test: {
      ...patience,
      name: 'unit',
      maxWorkers,
      isolate,
      environment: 'node',
      setupFiles: prove,
      exclude,
      include: [
        'packages/{tokens,domain,texts,contract,brand,client,demo,host,sandbox,search,studio}/{src,test}/**/*.test.{ts,tsx}',
        'packages/commerce/{src,test}/**/*.unit.test.ts',
      ],
    },
  },
  {
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      ...patience,
      name: 'component',
      maxWorkers,
      environment: 'happy-dom',
      pool: 'vmThreads',
      // styled-components inserts rules one by one, as in production; as text, the DOM parses a whole style sheet anew for each new rule.
      env: { SC_DISABLE_SPEEDY: 'false' },
      setupFiles: ['./tooling/test-runner/src/untraced.setup.ts', ...prove, './packages/ui/src/waiting.fixtures.ts'],
      exclude,
      include: ['packages/{ui,storefront}/src/**/*.test.{ts,tsx}'],
    },
  },
  {
    test: {
      ...patience,
      name: 'api',
      maxWorkers,
      isolate,
      environment: 'node',
      pool: 'forks',
      setupFiles: prove,
      exclude,
      globalSetup: ['packages/commerce/test/kit/templates.setup.ts'],
      include: ['packages/commerce/test/**/*.{api,all,prove}.test.ts', 'tests/api/**/*.test.ts'],
      testTimeout: minutes(3),
    },
  },
  {
    test: {
      ...patience,
      name: 'kit',
      maxWorkers,
      environment: 'node',
      setupFiles: profile,
      exclude,
      // The command line runs in production mode, which may not stay loaded for others.
      include: ['tests/kit/**/*.test.ts', 'packages/cli/src/**/*.test.ts'],
      testTimeout: minutes(3),
    },
  },
  {
    test: {
      ...journeys,
      name: 'e2e',
      exclude: [...exclude, ...measuring],
      include: ['tests/{e2e,packed}/**/*.test.ts'],
      sequence: { groupOrder: 1 },
      // A browser, a host and a page that both of them wait for use most of a core.
      maxWorkers: availableParallelism(),
    },
  },
  {
    test: {
      ...journeys,
      name: 'e2e-alone',
      exclude,
      include: [...measuring],
      sequence: { groupOrder: 2 },
      fileParallelism: false,
    },
  },
]

/** Storybook takes seconds to load, so that a run of other projects leaves it out. */
const asked = process.argv.flatMap((argument, index) => (argument === '--project' ? [process.argv[index + 1] ?? ''] : []))
const wantsStories = asked.length === 0 || asked.some((name) => name.startsWith('storybook'))

export default defineConfig(async () => {
  const stories = wantsStories ? [(await import('./.storybook/vitest.project.ts')).storybookProject] : []
  return { test: { projects: [...node, ...stories], sequence: { sequencer: SlowFirst } } }
})
