#!/usr/bin/env node
import { build } from './build/build.ts'
import { admin } from './admin/admin.ts'
import { data } from './data/data.ts'
import { dev } from './dev/dev.ts'
import { help } from './help.ts'
import { StopError } from './stop-error.ts'
import { start } from './start/start.ts'

/** What the system says of a file: that it is not there, may not be written, has no room. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error && 'path' in error

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = { start, dev, build, data, admin }

const [name = 'help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (name === 'help' || name === '--help' || name === '-h') {
  console.log(help)
} else if (!command) {
  console.error(`vidda has no command "${name}". Commands: ${Object.keys(commands).join(', ')}. See pnpm vidda --help.`)
  process.exitCode = 2
} else {
  try {
    await command(args)
  } catch (error) {
    if (error instanceof StopError) {
      console.error(error.message)
      process.exit(error.exitCode)
    }
    if (!isFileError(error)) throw error
    console.error(`${error.message}. Look at the path and at who may read and write there.`)
    process.exit(1)
  }
}
