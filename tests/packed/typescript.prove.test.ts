import { globSync, readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeFolder, stateFolder } from '../e2e/support/kit.ts'
import { shared } from '../e2e/support/shared.ts'
import { catalogVersions, install, program, writeFiles } from './support/install.ts'

const minutes = (count: number): number => count * 60_000

/** The oldest that the packages support, the last of each major version since, and the one that the kit itself is written with. */
const versions = { '5.4': '5.4.5', '5.9': '5.9.3', '6': '6.0.3', '7': (await catalogVersions(['typescript']))['typescript'] } as const

/** How an app finds modules: by a bundler's rules or by Node's. */
const resolutions = ['bundler', 'nodenext'] as const

const pairs = Object.keys(versions).flatMap((version) => resolutions.map((resolution) => [version, resolution] as const))

const wrongUse = `import { openCommerce } from '@vidda/commerce'
import { Button } from '@vidda/ui/button'

export const wrong = <Button variant="loud">Kjøp</Button>
export const alsoWrong: number = openCommerce
`

let folder = ''
let entries: readonly string[]

type Target = string | null | { readonly types?: string }

/** Every subpath of an installed package that has declarations, as an app imports it. */
function entriesOf(name: string): readonly string[] {
  const place = join(folder, 'node_modules', name)
  const { exports } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, Target>>
  }
  const closed = Object.entries(exports).flatMap(([path, target]) => (target === null ? [path.replace('*', '')] : []))
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = typeof target === 'object' && target?.types
    if (!types) return []
    const [before = '', after = ''] = types.split('*')
    const paths = globSync(types, { cwd: place }).map((file) =>
      path.replace('*', `./${file}`.slice(before.length, -after.length || undefined)),
    )
    return (path.includes('*') ? paths : [path])
      .filter((one) => !closed.some((start) => one.startsWith(start)))
      .map((one) => name + one.slice(1))
  })
}

const projectFor = (resolution: (typeof resolutions)[number]) => ({
  compilerOptions: {
    target: 'es2022',
    module: resolution === 'nodenext' ? resolution : 'esnext',
    moduleResolution: resolution,
    lib: ['es2022', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  },
  include: ['src'],
})

beforeAll(async () => {
  const { packed } = await shared('packed')
  folder = await realpath(await stateFolder())
  const names = packed.map(({ name }) => name)
  await install(folder, 'pnpm', {
    dependencies: {
      ...Object.fromEntries(names.map((name) => [name, '*'])),
      ...(await catalogVersions(['react', 'react-dom', 'react-router-dom', 'styled-components'])),
    },
    devDependencies: {
      ...Object.fromEntries(Object.entries(versions).map(([name, version]) => [`typescript-${name}`, `npm:typescript@${version}`])),
      ...(await catalogVersions(['@types/node', '@types/react', '@types/react-dom'])),
    },
  })
  entries = names.flatMap(entriesOf)
  await writeFiles(folder, {
    'src/all.ts': entries.map((entry, index) => `export * as part${index} from '${entry}'\n`).join(''),
    'src/wrong.tsx': wrongUse,
    ...Object.fromEntries(resolutions.map((resolution) => [`${resolution}.json`, JSON.stringify(projectFor(resolution))])),
  })
}, minutes(10))

afterAll(() => removeFolder(folder), minutes(1))

describe('the declarations of every published package', () => {
  it('are reached by every subpath of every package', () => {
    expect(entries).toEqual(expect.arrayContaining(['@vidda/ui/button', '@vidda/domain/cart', '@vidda/commerce', '@vidda/host/vite']))
    expect(entries.length).toBeGreaterThan(180)
  })

  it.each(pairs)('[R11.80] check with TypeScript %s and %s, errors in them included', async (version, resolution) => {
    const { output } = await program(folder, [process.execPath, `node_modules/typescript-${version}/bin/tsc`, '-p', `${resolution}.json`])
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^src\/wrong\.tsx\(4,\d+\): error TS2322: Type '"loud"' is not assignable/u),
      expect.stringMatching(/^src\/wrong\.tsx\(5,\d+\): error TS2322: Type '\(options: CommerceOptions\)/u),
    ])
  })
})
