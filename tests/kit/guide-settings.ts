import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import { readEnvironment } from '@vidda/commerce'
import { root } from '@vidda/tooling-shared/root'
import { isCode, isTestCode, readTexts } from '@vidda/tooling-shared/source/files'

type Env = Readonly<Record<string, string | undefined>>

/** An environment that notes what is asked of it: every name has the value, and those that can be listed are `names`. */
function noting(
  names: readonly string[],
  value: string | undefined,
  given: Env,
): { readonly env: Env; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string') return undefined
        asked.add(name)
        return given[name] ?? value
      },
      ownKeys: () => [...names],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  return { env, asked }
}

/** Names that code spells out where it reads the environment of its process. */
function spelledOut(): readonly string[] {
  const files = readTexts(
    root,
    (path) =>
      /^packages\/(?:cli|commerce|host|studio|storefront|brand|client|demo|search)\/src\//u.test(path) && isCode(path) && !isTestCode(path),
  )
  return files.flatMap(({ text }) => [
    ...[...text.matchAll(/\benv\[['"](?<name>\w+)['"]\]/gu)].map(({ groups }) => groups?.['name'] ?? ''),
    ...[...text.matchAll(/\{(?<names>[\w\s,='"]+)\} = process\.env\b/gu)].flatMap(({ groups }) =>
      (groups?.['names'] ?? '').split(',').map((one) => (one.split('=')[0] ?? '').trim()),
    ),
  ])
}

/** Does something with a file of tenants, of which there is one. */
async function withTenants<Result>(work: (file: string) => Result): Promise<Result> {
  const tenant = tenantOf(await readBrand(pathToFileURL(`${join(root, 'brands/so')}/`)))
  const folder = mkdtempSync(join(tmpdir(), 'vidda-settings-'))
  const file = join(folder, 'tenants.json')
  try {
    writeFileSync(file, JSON.stringify([tenant]))
    return work(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The names that the code asks an environment for, with those in `documented` offered where it lists them. */
export const namesInCode = (documented: readonly string[]): Promise<readonly string[]> =>
  withTenants((file) => {
    const asked = [undefined, 'x'].flatMap((value) => {
      const noted = noting(documented, value, { TENANTS_FILE: file })
      try {
        readEnvironment(noted.env)
      } catch {
        // Whether the values are valid does not matter here.
      }
      return [...noted.asked]
    })
    return [...new Set([...asked, ...spelledOut(), ...hostDefaults().keys()])].toSorted()
  })

/** What the commerce API is set to where only what it must have is given. */
export const commerceDefaults = (): Promise<ReturnType<typeof readEnvironment>> =>
  withTenants((file) => readEnvironment({ TENANTS_FILE: file, VIDDA_SECRET: randomBytes(32).toString('hex') }))

const hostLimits = readFileSync(join(root, 'packages/host/src/server/limits.ts'), 'utf8')

/** The limits of hosts by their variable, and the default of each. */
export const hostDefaults = (): ReadonlyMap<string, number> =>
  new Map(
    [...hostLimits.matchAll(/^ {2}(?<variable>[A-Z_]+): '(?<limit>\w+)',$/gmu)].map(({ groups }) => {
      const [, value = ''] = new RegExp(String.raw`^ {2}${groups?.['limit']}: ([\d_]+),$`, 'mu').exec(hostLimits) ?? []
      return [groups?.['variable'] ?? '', Number(value.replaceAll('_', ''))]
    }),
  )
