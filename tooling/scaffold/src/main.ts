import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readArguments } from '@vidda/tooling-shared/arguments'
import { root } from '@vidda/tooling-shared/root'
import { componentScaffold } from './component.ts'
import { featureScaffold } from './feature.ts'
import { BadName, namesOf } from './names.ts'
import { write, type Scaffold } from './scaffold.ts'

const help = `pnpm new component <name> --tier <tier>
  A component of the design system in packages/ui/src/<tier>/<name>: code, styles, story with guide, test, and its public lines.
  Tiers, each of which imports from itself and from those before it:
    foundation   what all others stand on: providers, icons, the frame of a page
    primitives   one control, mark or piece of text: button, field, picture, modal
    patterns     made of primitives, and knows no goods: form, accordion, header, footer
    commerce     knows goods, prices, carts, shops, orders: product card, filter, receipt

pnpm new feature <name> --title "<heading in bokmål>"
  A feature of the shop in packages/storefront/src/<name>: code, README, test, and its texts in packages/texts/src/<name>.ts.

  <name> is in kebab-case, as in price-tag. Nothing that is there is written over.`

const kinds = ['component', 'feature'] as const

type Options = { readonly title?: string | undefined; readonly tier?: string | undefined }

function scaffoldOf(kind: string | undefined, name: string | undefined, { title, tier }: Options): Scaffold {
  if (kind !== 'component' && kind !== 'feature') {
    throw new BadName(`${kind === undefined ? 'What is to be new' : `"${kind}" is not made here`}: say ${kinds.join(' or ')}.`)
  }
  if (name === undefined) throw new BadName(`The ${kind} needs a name, as in pnpm new ${kind} price-tag.`)
  const names = namesOf(name)
  return kind === 'component' ? componentScaffold(names, tier) : featureScaffold(names, title)
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments('new', {
    options: { title: { type: 'string' }, tier: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
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
