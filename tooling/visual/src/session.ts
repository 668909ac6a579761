import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openBrowser } from '@vidda/tooling-machine/bring-browser'
import { root } from '@vidda/tooling-shared/root'
import type { Browser } from 'playwright-core'
import { storyFolders } from '@vidda/tooling-shared/source/library'
import { serve } from './serve.ts'

const run = promisify(execFile)

const builtStorybook = join(root, '.vidda', 'storybook')

/** Builds the Storybook of the kit in `kit` to `folder`, without the stories of screens. @throws with the builder's output when the build fails. */
export const buildStorybook = async (folder = builtStorybook, kit = root): Promise<void> => {
  const program = join(kit, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js')
  try {
    await run(process.execPath, [program, 'build', '-o', folder, '--quiet'], {
      cwd: kit,
      maxBuffer: 2 ** 26,
      env: { ...process.env, VIDDA_SCREENS: '0' },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`Storybook does not build:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** Switches that take chance out of drawing: when pictures are decoded, how tiles are drawn again, and which colours and letters come out. */
const sameEachTime = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--num-raster-threads=1',
] as const

/** Every component that has stories, as the matrix calls it. */
export const matrixComponents = (): readonly string[] =>
  storyFolders(root)
    .map(({ name }) => name)
    .toSorted()

/** Tells that nothing answers where a running Storybook was said to be. */
export class NoStorybook extends Error {}

/** @throws NoStorybook when no Storybook answers at `url`. */
export const askStorybook = async (url: string): Promise<void> => {
  const answer = URL.canParse(url) ? await fetch(url).catch(() => null) : null
  if (!answer?.ok) throw new NoStorybook(`--url is "${url}", where no Storybook answers.`)
}

export type Session = { readonly browser: Browser; readonly url: string; readonly close: () => Promise<void> }

/** A browser and a running Storybook: the one at `url`, else the one built to `folder`. */
export const openSession = async (url?: string, folder = builtStorybook): Promise<Session> => {
  if (url !== undefined) await askStorybook(url)
  const served = url === undefined ? await serve(folder) : null
  const browser = await openBrowser(sameEachTime)
  return {
    browser,
    url: served?.url ?? url ?? '',
    close: async () => {
      await browser.close()
      await served?.close()
    },
  }
}

/** Three pages at a time: some draw while another loads. */
export const atOnce = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items]
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([next(), next(), next()])
}
