import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { fillDemo } from './support/demo.ts'
import { putSomethingIntoCart } from './support/press.ts'
import { brandOrder, demoFlags, freePorts, removeFolder, startKit, stateFolder, type Kit } from './support/kit.ts'
import { vidda, type Outcome } from './support/run.ts'

/** Either ends it in the same way. */
const signals: readonly NodeJS.Signals[] = process.env['VIDDA_PROVE'] ? ['SIGINT', 'SIGTERM'] : ['SIGTERM']

let state = ''
let first: Kit

beforeAll(async () => {
  state = await stateFolder()
  await fillDemo(state)
  first = await startKit({ state, flags: demoFlags })
})

afterAll(async () => {
  await first?.stop()
  if (state) await removeFolder(state)
})

const start = async (args: readonly string[], folder = state): Promise<Outcome> =>
  vidda(['start', '--port', String(await freePorts(8)), ...demoFlags, ...args], { env: { VIDDA_STATE: folder } })

/** One line, with no stack, and a status that says that it did not work. */
function expectOneLine({ code, errors }: Outcome, status: number, words: RegExp): void {
  expect(errors.trim().split('\n')).toEqual([expect.stringMatching(words)])
  expect(code).toBe(status)
}

describe('a start that cannot be', () => {
  it('names a taken port and how to choose others', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    expectOneLine(await start(['--port', String(port)]), 1, new RegExp(`Port ${port} is taken.* --port \\d+$`))
    await new Promise((resolve) => taken.close(resolve))
  })

  it('names the folder that it may not write to', async () => {
    const file = join(state, 'a-file')
    await writeFile(file, '')
    expectOneLine(await start([], join(file, 'below')), 1, /^Cannot write to .*a-file\/below.*VIDDA_STATE/)
  })

  it.each([false, true])('says which process has the data folder (processes of their own: %s)', async (split) => {
    expectOneLine(await start(split ? ['--split'] : []), 1, /data folder .* is in use by the process \d+\. Stop that one first/)
    for (const brand of brandOrder) expect((await fetch(`${first.urls[brand]}/`)).status).toBe(200)
  })

  it.each([
    { args: ['--colour'], words: /'--colour'.*pnpm vidda start --help/ },
    { args: ['--port', 'http'], words: /--port is "http", expected a whole number from 1 to 65000/ },
    { args: ['--articles', '5'], words: /--articles is "5", expected a whole number from 100 to 100000/ },
    { args: ['--brand', 'finnesikke'], words: new RegExp(`no brand "finnesikke"\\. Brands: ${brandOrder.join(', ')}`) },
  ])('refuses $args', async ({ args, words }) => {
    expectOneLine(await start(args), 2, words)
  })

  it('refuses an unknown command, and names those that are', async () => {
    expectOneLine(await vidda(['strat']), 2, /no command "strat"\. Commands: start, build, brand/)
  })
})

describe('a start that can', () => {
  it('shows pages on which React answers a press, of every brand', async () => {
    const browser = await openBrowser()
    try {
      for (const brand of brandOrder) {
        const { context, page } = await openPage(browser)
        await putSomethingIntoCart(page, first.urls[brand] ?? '')
        expect(await page.evaluate(() => localStorage.getItem('vd-cart')), brand).toContain('articleId')
        await context.close()
      }
    } finally {
      await browser.close()
    }
  })

  it.each(signals)('%s ends it with status 0, ports free and data unlocked', async (signal) => {
    await first.stop()
    const kit = await startKit({ state, flags: demoFlags })
    expect(existsSync(join(state, 'commerce.lock'))).toBe(true)
    // An open connection, as a browser keeps it, may not hold it up.
    await (await fetch(`${kit.urls['so']}/`)).text()
    const { code, output } = await kit.stop(signal)
    expect(code).toBe(0)
    expect(output).toContain('Stopping')
    expect(existsSync(join(state, 'commerce.lock'))).toBe(false)
    await expect(fetch(`${kit.urls['so']}/healthz`)).rejects.toThrow('fetch failed')
  })

  it('serves one brand alone when asked', async () => {
    const kit = await startKit({ state, flags: [...demoFlags, '--brand', 'vidje'] })
    expect(kit.output()).toContain('Vidje')
    expect(kit.output()).not.toContain('Storm & Opphold')
    await kit.stop()
  })
})
