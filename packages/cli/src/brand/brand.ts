import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { listBrands, readBrand } from '@vidda/brand'
import type { Extras } from '../extras.ts'
import { readWords, wholeNumber } from '../options.ts'
import { createProgress } from '../progress.ts'
import { table } from '../start/table.ts'
import { StopError } from '../stop-error.ts'
import { inRepository, root, typed } from '../where.ts'
import { readAnswers, type Flags } from './answers.ts'
import { freeChain, writeBrand } from './new-brand.ts'
import { removeBrand } from './remove-brand.ts'

const text = { type: 'string' } as const

const options = {
  name: text,
  origin: text,
  color: text,
  theme: text,
  logo: text,
  genders: text,
  'single-line': { type: 'boolean' },
  'legal-name': text,
  'org-no': text,
  street: text,
  'postal-code': text,
  city: text,
  email: text,
  phone: text,
  chain: text,
  demo: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

const commands = { new: newBrand, list: listOfBrands, remove } as const

const isCommand = (word: string | undefined): word is keyof typeof commands => word !== undefined && Object.hasOwn(commands, word)

export async function brand(args: readonly string[], extras: Extras): Promise<number | void> {
  const { flags, words } = readWords('brand', args, options)
  const [command, id, more] = words
  if (!isCommand(command) || more !== undefined) {
    const asked = more === undefined ? command : words.join(' ')
    throw new StopError(`brand ${asked ?? ''} is not known: say new, list or remove. See ${typed} brand --help.`.replace('  ', ' '), 2)
  }
  return commands[command](id, flags, extras)
}

async function newBrand(id: string | undefined, flags: Flags, extras: Extras): Promise<void> {
  const demo = await extras.loadDemo()
  const demoChains = demo?.chains ?? []
  const chosen = flags['demo'] === true ? demoChains[0] : await freeChain(root, Math.max(0, ...demoChains) + 1)
  if (chosen === undefined) throw new StopError('--demo needs the repository: the invented goods are not published. Leave it out.', 2)
  const chainId = wholeNumber('chain', flags['chain'], { from: 1, to: 2_147_483_647, otherwise: chosen })
  const answers = await readAnswers(id, flags, chainId)
  const progress = createProgress()
  const { paths, blanks } = await progress.step(`Writing ${answers.name}`, () => writeBrand(answers, root))
  progress.say(paths.map((path) => `    ${path}`).join('\n'))
  if (inRepository) await progress.step('Linking its packages', install)
  if (blanks.length > 0) {
    progress.say('\n  What only its people know is left open, where shoppers see nothing:')
    for (const { file, line, what } of blanks) progress.say(`    ${file}:${line}\n      ${what}`)
  }
  progress.say(`\n  Next: ${inRepository ? 'pnpm' : typed} start --brand ${answers.id}`)
  progress.say(
    flags['demo'] === true
      ? `  It sells the invented goods of chain ${chainId}. For its own, give it a chain of its own ("chainId" in brand.json).`
      : `  Chain ${chainId} has no goods yet: ${typed} data import --brand ${answers.id} FILE… brings them in (${typed} data schema tells their form).`,
  )
}

/** Links the new packages, by the pnpm that runs this command, else by the one that npx finds. */
async function install(): Promise<void> {
  const path = process.env['npm_execpath']
  const [program, ...before] = path?.includes('pnpm')
    ? /\.[cm]?js$/u.test(path)
      ? [process.execPath, path]
      : [path]
    : ['npx', '-y', 'pnpm@12']
  try {
    await promisify(execFile)(program ?? 'npx', [...before, 'install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: root })
  } catch (error) {
    const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message: string }
    throw new StopError(`The brand is written, but its packages could not be linked. Run pnpm install.\n${stdout || stderr || message}`)
  }
}

async function listOfBrands(): Promise<void> {
  const rows = await Promise.all(
    (await listBrands(pathToFileURL(root))).map(async ({ id, dir }) => {
      const read = await readBrand(dir).catch(() => null)
      if (!read) return [id, `has faults: ${typed} build tells them`, '', '', '']
      const { name, origin, theme, chainId } = read.config
      return [id, name, origin, theme, String(chainId)]
    }),
  )
  console.log(table(['Brand', 'Name', 'Address', 'Theme', 'Chain'], rows))
}

function remove(id: string | undefined, flags: Flags): Promise<number> {
  return removeBrand(root, id, { isSure: flags['yes'] === true })
}
