import {
  adminHelp,
  brandHelp,
  buildHelp,
  dataHelp,
  demoHelp,
  devHelp,
  doctorHelp,
  help,
  startHelp,
  studioHelp,
  upgradeHelp,
} from './help.ts'
import { StopError } from './stop-error.ts'

/** What the system says of a file: that it is not there, may not be written, has no room. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error && 'path' in error

/** Returns the exit status, or nothing for 0. */
type Run = (args: readonly string[]) => Promise<number | void>

type Command = { readonly help: string; readonly load: () => Promise<Run> }

// A command is loaded when it is called: all of them together take seconds, and help takes none.
const commands: Readonly<Record<string, Command>> = {
  start: { help: startHelp, load: async () => (await import('./start/start.ts')).start },
  dev: { help: devHelp, load: async () => (await import('./dev/dev.ts')).dev },
  studio: { help: studioHelp, load: async () => (await import('./studio/studio.ts')).studio },
  build: { help: buildHelp, load: async () => (await import('./build/build.ts')).build },
  brand: { help: brandHelp, load: async () => (await import('./brand/brand.ts')).brand },
  doctor: { help: doctorHelp, load: async () => (await import('./doctor/doctor.ts')).doctor },
  upgrade: { help: upgradeHelp, load: async () => (await import('./upgrade/upgrade.ts')).upgrade },
  data: { help: dataHelp, load: async () => (await import('./data/data.ts')).data },
  demo: { help: demoHelp, load: async () => (await import('./demo/demo.ts')).demo },
  admin: { help: adminHelp, load: async () => (await import('./admin/admin.ts')).admin },
}

/** Runs what was typed after `vidda`, and prints; answers the exit status: 0, 1 (could not be done), or 2 (asked for wrongly). */
export async function commandLine([name = 'help', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(help)
    return 0
  }
  if (!command) {
    console.error(`vidda has no command "${name}". Commands: ${Object.keys(commands).join(', ')}. See pnpm vidda --help.`)
    return 2
  }
  if (args.includes('--help')) {
    console.log(command.help)
    return 0
  }
  try {
    const run = await command.load()
    return (await run(args)) ?? 0
  } catch (error) {
    if (error instanceof StopError) {
      console.error(error.message)
      return error.exitCode
    }
    if (!isFileError(error)) throw error
    console.error(`${error.message}. Look at the path and at who may read and write there.`)
    return 1
  }
}
