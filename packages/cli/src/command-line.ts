import { noExtras, type Command, type Extras } from './extras.ts'
import { adminHelp, brandHelp, buildHelp, dataHelp, doctorHelp, helpOf, startHelp, upgradeHelp } from './help.ts'
import { StopError } from './stop-error.ts'
import { asTyped, typed } from './where.ts'

/** What the system says of a file: that it is not there, may not be written, has no room. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error && 'path' in error

// A command is loaded when it is called: all of them together take seconds, and help takes none.
const published: Readonly<Record<string, Command>> = {
  start: {
    tells: "build what has changed, then serve the commerce API and every brand's app",
    help: startHelp,
    load: async () => (await import('./start/start.ts')).start,
  },
  build: { tells: 'build the apps alone', help: buildHelp, load: async () => (await import('./build/build.ts')).build },
  brand: {
    tells: 'begin a brand, list the brands, remove one',
    help: brandHelp,
    load: async () => (await import('./brand/brand.ts')).brand,
  },
  doctor: {
    tells: 'find what is wrong with the brands, before shoppers do',
    help: doctorHelp,
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
  upgrade: {
    tells: "bring a brand's files to the form of a newer version",
    help: upgradeHelp,
    load: async () => (await import('./upgrade/upgrade.ts')).upgrade,
  },
  data: {
    tells: "bring a chain's data in, take it out, or check it",
    help: dataHelp,
    load: async () => (await import('./data/data.ts')).data,
  },
  admin: {
    tells: 'what has no screen: reviews, campaigns, orders',
    help: adminHelp,
    load: async () => (await import('./admin/admin.ts')).admin,
  },
}

/** Runs what was typed after `vidda`, and prints; answers the exit status: 0, 1 (could not be done), or 2 (asked for wrongly). */
export async function commandLine([name = 'help', ...args]: readonly string[], extras: Extras = noExtras): Promise<number> {
  const commands = { ...published, ...extras.commands }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(helpOf(commands))
    return 0
  }
  if (!command) {
    console.error(`vidda has no command "${name}". Commands: ${Object.keys(commands).join(', ')}. See ${typed} --help.`)
    return 2
  }
  if (args.includes('--help')) {
    console.log(command.help)
    return 0
  }
  try {
    const run = await command.load()
    return (await run(args, extras)) ?? 0
  } catch (error) {
    if (error instanceof StopError) {
      console.error(asTyped(error.message))
      return error.exitCode
    }
    if (!isFileError(error)) throw error
    console.error(`${error.message}. Look at the path and at who may read and write there.`)
    return 1
  }
}
