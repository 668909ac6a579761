import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { removeFolder, startKit, stateFolder, type Kit } from './kit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the addresses of the shops by brand, once they are open. */
    readonly sharedShops: string
  }
}

/** The start command takes long: the shops of all brands are opened once, when a first file asks for them, and stay open for the others. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = await stateFolder()
  let kit: Promise<Kit> | undefined
  const server = createServer((_, response) => {
    kit ??= startKit({ state, flags: ['--articles', '600'] })
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
