import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readArguments } from '@vidda/tooling-shared/arguments'
import { root } from '@vidda/tooling-shared/root'
import { groups } from '../../../.storybook/groups.ts'
import { componentScaffold } from './component.ts'
import { featureScaffold } from './feature.ts'
import { BadName, namesOf } from './names.ts'
import { write, type Scaffold } from './scaffold.ts'

const firstGroup = Object.keys(groups)[0] ?? ''

const help = `pnpm new component <name> [--group "<group in Storybook>"]
  A component of the design system in packages/ui/src/<name>: code, styles, story with guide, test, and its public line.
  Groups: ${Object.keys(groups).join(', ')}. Without one: ${firstGroup}.

pnpm new feature <name> --title "<heading in bokmål>"
  A feature of the shop in packages/storefront/src/<name>: code, README, test, and its texts in packages/texts/src/<name>.ts.

  <name> is in kebab-case, as in price-tag. Nothing that is there is written over.`

const kinds = ['component', 'feature'] as const

type Options = { readonly title?: string | undefined; readonly group?: string | undefined }

function scaffoldOf(kind: string | undefined, name: string | undefined, { title, group = firstGroup }: Options): Scaffold {
  if (kind !== 'component' && kind !== 'feature') {
    throw new BadName(`${kind === undefined ? 'What is to be new' : `"${kind}" is not made here`}: say ${kinds.join(' or ')}.`)
  }
  if (name === undefined) throw new BadName(`The ${kind} needs a name, as in pnpm new ${kind} price-tag.`)
  const names = namesOf(name)
  return kind === 'component' ? componentScaffold(names, group) : featureScaffold(names, title)
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments('new', {
    options: { title: { type: 'string' }, group: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help === true) return console.log(help)
  const [kind, name] = positionals
  const scaffold = scaffoldOf(kind, name, values)
  const paths = await write(root, scaffold)
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../node_modules/oxfmt/bin/oxfmt'), ...paths.filter((path) => !path.endsWith('.md'))],
    { cwd: root },
  )
  console.log([...paths.map((path) => `  ${path}`), '', ...scaffold.next].join('\n'))
}

try {
  await main()
} catch (error) {
  const isAsked = error instanceof BadName || (error instanceof TypeError && 'code' in error)
  console.error(isAsked ? `${error.message.split('. ')[0]?.replace(/\.$/u, '')}. See pnpm new --help.` : error)
  process.exitCode = 2
}
