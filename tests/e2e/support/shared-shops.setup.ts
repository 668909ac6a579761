import { cp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { packAll } from '@vidda/tooling-release/pack'
import { published } from '@vidda/tooling-release/published'
import type { TestProject } from 'vitest/node'
import { startRegistry } from '../../packed/support/registry.ts'
import { demoFlags, removeFolder, startKit, stateFolder, type Kit } from './kit.ts'
import { untilGoods } from './pages.ts'
import { vidda } from './run.ts'
import type { Answers } from './shared.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where what the files of a run share (`Answers` of shared.ts) is made when one first asks for it. */
    readonly shared: string
  }
}

type Shared = { readonly url: string; readonly close: () => Promise<void> }

/** One for both projects of journeys, which each set up for themselves. */
const run = globalThis as { sharedByJourneys?: Promise<Shared> }

const forManyBrowsers = {
  // Tests act as a proxy and send client addresses of their own: one address may not log in as often as a whole run does.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // Browsers of several files ask at once for pictures that nobody has seen yet, and the newest is drawn first.
  PICTURE_DEADLINE_MS: '90000',
  IDLE_TIMEOUT_MS: '100000',
}

async function openShops(state: string): Promise<Kit> {
  const kit = await startKit({ state, flags: demoFlags, env: forManyBrowsers })
  for (const url of Object.values(kit.urls)) await untilGoods(url)
  return kit
}

/** Files that run side by side would otherwise each build what has changed, while others serve it. */
async function buildWhatChanged(): Promise<void> {
  const { code, said, errors } = await vidda(['build'], { timeout: 600_000 })
  if (code !== 0) throw new Error(`pnpm vidda build ended with ${code}:\n${said}${errors}`)
}

async function fillState(folder: string): Promise<void> {
  const { code, errors } = await vidda(['demo', ...demoFlags], { env: { VIDDA_STATE: folder }, timeout: 600_000 })
  if (code !== 0) throw new Error(`pnpm vidda demo ended with ${code}:\n${errors}`)
}

async function pack(folder: string): Promise<{ readonly answer: Answers['packed']; readonly close: () => Promise<void> }> {
  const packed = await packAll(published(), join(folder, 'tarballs'))
  const { url, close } = await startRegistry(packed)
  return { answer: { registry: url, packed }, close }
}

async function share(): Promise<Shared> {
  const [template, state, packing] = await Promise.all([stateFolder(), stateFolder(), stateFolder()])
  // Goes on while the tests of other projects run.
  const built = buildWhatChanged()
  let filled: Promise<unknown> | undefined
  let packed: ReturnType<typeof pack> | undefined
  let kit: Promise<Kit> | undefined
  const fill = () => (filled ??= fillState(template))
  const open = async () => {
    await Promise.all([built, fill()])
    await cp(template, state, { recursive: true })
    return openShops(state)
  }
  const answers: { readonly [What in keyof Answers]: () => Promise<Answers[What]> } = {
    built: () => built.then(() => null),
    filled: () => fill().then(() => template),
    packed: () => (packed ??= pack(packing)).then((one) => one.answer),
    shops: () => (kit ??= open()).then(({ urls }) => urls),
    state: () => Promise.resolve(state),
  }
  const isAnswer = (what: string): what is keyof Answers => Object.hasOwn(answers, what)
  const server = createServer((request, response) => {
    const what = request.url?.slice(1) ?? ''
    const answer: Promise<unknown> = isAnswer(what) ? answers[what]() : Promise.reject(new Error(`There is no ${what}`))
    answer.then(
      (answered) => response.end(JSON.stringify(answered)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      await Promise.allSettled([built, filled])
      await kit?.then((one) => one.stop()).catch(() => undefined)
      await packed?.then((one) => one.close()).catch(() => undefined)
      await Promise.all([template, state, packing].map(removeFolder))
    },
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.sharedByJourneys ??= share()
  const { url, close } = await run.sharedByJourneys
  project.provide('shared', url)
  return close
}
