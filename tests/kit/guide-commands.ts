import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { run, vidda } from '../e2e/support/run.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

/** What is typed to pnpm itself. */
const ofPnpm = new Set(['install', 'add', 'exec'])

/** Programs of others that the guide calls. */
const ofOthers = new Set([
  'export',
  'npm',
  'npx',
  'openssl',
  'podman',
  'pg_dump',
  'pg_restore',
  'rsync',
  'curl',
  'sed',
  'mv',
  'rm',
  'cat',
  'mkdir',
  'node',
])

/** The words of a command, without their quotes. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/gu)].map(([word]) => word.replaceAll(/["']/gu, ''))

/** The commands of a block, a line that ends with a backslash going on in the next one; without variables that are set before them. */
export const commandsIn = (block: string): readonly (readonly string[])[] =>
  block
    .replaceAll(/\\\n/gu, ' ')
    .split(/\n|&&|\|(?!\w)/u)
    .map((line) => wordsOf(line.replace(/(?<=^|\s)#.*$/u, '')))
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/u.test(word))))
    .filter((words) => words.length > 0)

/** Timeout in ms; generous, because the help texts of all commands are requested at once. */
const patience = 5 * 60_000

const helps = new Map<string, Promise<string | null>>()

/** What a command of the kit says of itself; null where it is none. */
async function helpOf(name: string, args: readonly string[]): Promise<string | null> {
  if (name === 'vidda') {
    const { code, said } = await vidda([...args, '--help'], { timeout: patience })
    return code === 0 ? said : null
  }
  const line = scripts[name]
  const [, file, ...before] = /^node (\S+)(?: (\S+))?$/u.exec(line ?? '') ?? []
  if (file === undefined) return line === undefined ? null : ''
  if (file === 'packages/cli/src/main.ts') return before[0] === undefined ? '' : helpOf('vidda', [before[0]])
  if (!existsSync(join(root, file))) return null
  const { code, said, errors } = await run([join(root, file), '--help'], { cwd: root, timeout: patience })
  // A command without a help text would make every option look valid.
  if (code !== 0) throw new Error(`${file} --help ended with ${code}: ${errors}`)
  return said
}

const flagsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /^--[a-z]/u.test(word)).map((word) => word.split('=')[0] ?? '')

/** Commands whose help lists, a line each, what may be asked of them. */
const listsItsParts = new Set(['check', 'bench'])

/** What is wrong with a command that a page tells to type; null when it can be typed. */
export async function faultOf(words: readonly string[]): Promise<string | null> {
  const [program = '', ...rest] =
    words[0] === 'npx' && words.includes('pnpm@12') ? ['pnpm', ...words.slice(words.indexOf('pnpm@12') + 1)] : words
  const told = words.join(' ')
  if (program !== 'pnpm') return ofOthers.has(program) ? null : `${told}: "${program}" is no program that the guide calls`
  const [name = '', ...args] = rest
  if (ofPnpm.has(name)) {
    const missing = args.filter((word) => /^(?:packages|apps|tooling)\/.*\.ts$/u.test(word) && !existsSync(join(root, word)))
    return missing.length === 0 ? null : `${told}: there is no ${missing.join(', ')}`
  }
  if (name === '--filter') {
    const file = join(root, 'packages', (args[0] ?? '').replace('@vidda/', ''), 'package.json')
    const own = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }).scripts
      : {}
    return own[args[1] ?? ''] === undefined ? `${told}: the package has no such script` : null
  }
  const [command = '--help', task] = name === 'vidda' ? args : []
  const key = name === 'vidda' ? `vidda ${command}` : name
  const known = helps.get(key) ?? helpOf(name, command === '--help' ? [] : [command])
  helps.set(key, known)
  const help = await known
  if (help === null) return `${told}: there is no such command`
  const unknown = flagsOf(args).filter((flag) => flag !== '--help' && help !== '' && !help.includes(flag))
  if (unknown.length > 0) return `${told}: its --help has no ${unknown.join(', ')}`
  const parts = listsItsParts.has(name) ? args.filter((word, at) => /^[a-z]/u.test(word) && !args[at - 1]?.startsWith('--')) : []
  const unlisted = parts.filter((part) => !new RegExp(String.raw`^ +${part} `, 'mu').test(help))
  if (unlisted.length > 0) return `${told}: its --help lists no ${unlisted.join(', ')}`
  const hasTasks = name === 'vidda' && help.includes(`pnpm vidda ${command} `)
  if (hasTasks && task !== undefined && /^[a-z]/u.test(task) && !help.includes(`pnpm vidda ${command} ${task}`))
    return `${told}: its --help has no task ${task}`
  return null
}
