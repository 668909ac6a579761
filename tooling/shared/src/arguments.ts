import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The arguments of a command of the kit; a wrong one ends it in one line that names the help. */
export function readArguments<Config extends ParseArgsConfig>(command: string, config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs<Config>({ ...config, args: process.argv.slice(2).filter((arg) => arg !== '--') })
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/u)
    console.error(`${reason}. See pnpm ${command} --help.`)
    process.exit(2)
  }
}
