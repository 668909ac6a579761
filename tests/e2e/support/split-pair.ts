import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import { demoPictures, fillDemo } from './demo.ts'
import { freePorts, removeFolder, root, stateFolder } from './kit.ts'
import { run, serve, type Server } from './run.ts'

/** What `start --split` gives both processes, and the deployment's instructions too. */
const asSplit = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16' }

export const secret = 'a secret of thirty-two characters'

/** Environment of a commerce API that listens at `port` and has one tenant, `so` at `origin`, with its data in `folder`. */
export async function apiEnvironment(folder: string, port: number, origin: string, kit = root) {
  const tenants = join(folder, 'tenants.json')
  await writeFile(tenants, JSON.stringify([{ ...tenantOf(await readBrand(new URL('brands/so/', pathToFileURL(join(kit, '/'))))), origin }]))
  return {
    DATABASE_URL: '',
    DATA_DIR: folder,
    PORT: String(port),
    TENANTS_FILE: tenants,
    VIDDA_SECRET: secret,
    PICTURES: demoPictures,
  }
}

/** A commerce API and the built host of one brand, each a process of its own, as in production. */
export type SplitPair = {
  readonly url: string
  readonly api: Server
  readonly host: Server
  readonly stop: () => Promise<void>
}

type Settings = {
  readonly host?: Readonly<Record<string, string>>
  readonly api?: Readonly<Record<string, string>>
  /** Top folder of a copy of the kit; the kit itself when left out. */
  readonly kit?: string
  /** Public address, where another server stands in front; the host's own when left out. */
  readonly origin?: string
}

export async function startSplitPair(settings: Settings = {}): Promise<SplitPair> {
  const kit = settings.kit ?? root
  const built = await run([join(kit, 'packages/cli/src/main.ts'), 'build', '--brand', 'so'], {
    cwd: kit,
    env: { DATABASE_URL: '', NODE_ENV: '' },
    timeout: 240_000,
  })
  if (built.code !== 0) throw new Error(built.errors)
  const folder = await stateFolder()
  const port = await freePorts(2)
  const url = `http://127.0.0.1:${port}`
  const { origin = url } = settings
  await fillDemo(folder)
  const api = await serve([join(kit, 'packages/commerce/src/main.ts')], {
    cwd: kit,
    env: {
      ...(await apiEnvironment(folder, port + 1, origin, kit)),
      LOG_LEVEL: 'silent',
      ...asSplit,
      ...settings.api,
    },
  })
  const host = await serve([join(kit, 'apps/so/dist/server/index.js')], {
    cwd: kit,
    env: {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${port + 1}`,
      VIDDA_SECRET: secret,
      ORIGIN: origin,
      ...asSplit,
      ...settings.host,
    },
  })
  return {
    url,
    api,
    host,
    async stop() {
      await host.stop('SIGKILL')
      await api.stop('SIGKILL')
      await removeFolder(folder)
    },
  }
}

/** Memory that a process holds now, bytes. */
export function memoryOf({ pid }: Pick<Server, 'pid'>): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}
