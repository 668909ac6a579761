import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { removeFolder, startKit, stateFolder, type Kit } from './kit.ts'
import { goodsIn, htmlOf } from './pages.ts'
import { vidda } from './run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the addresses of the shops by brand, once they are open. */
    readonly sharedShops: string
  }
}

/** The first pages of a new shop may miss their deadline on a busy machine: then they are shown without goods. */
async function untilGoods(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (goodsIn(await htmlOf(`${url}/klaer`)).length > 0) return
    await setTimeout(1000)
  }
  throw new Error(`${url}/klaer shows no goods`)
}

async function openShops(state: string): Promise<Kit> {
  const kit = await startKit({ state, flags: ['--articles', '600'] })
  for (const url of Object.values(kit.urls)) await untilGoods(url)
  return kit
}

/** Files that run side by side would otherwise each build what has changed, while others serve it. */
async function buildWhatChanged(): Promise<void> {
  const { code, said, errors } = await vidda(['build'], { patience: 600_000 })
  if (code !== 0) throw new Error(`pnpm vidda build ended with ${code}:\n${said}${errors}`)
}

/** The start command takes long: the shops of all brands are opened once, when a first file asks for them, and stay open for the others. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatChanged()
  const state = await stateFolder()
  let kit: Promise<Kit> | undefined
  const server = createServer((_, response) => {
    kit ??= openShops(state)
    kit.then(
      ({ urls }) => response.end(JSON.stringify(urls)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('sharedShops', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    await kit?.then((one) => one.stop()).catch(() => undefined)
    await removeFolder(state)
  }
}
