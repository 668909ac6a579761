import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StopError } from './stop-error.ts'
import { typed } from './where.ts'

type Flags = NonNullable<ParseArgsConfig['options']>

type Values = Readonly<Record<string, string | boolean | undefined>>

function parse(
  command: string,
  args: readonly string[],
  options: Flags,
  allowPositionals: boolean,
): { flags: Values; words: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...args].filter((arg) => arg !== '--'), options, strict: true, allowPositionals })
    return { flags: values as Values, words: positionals }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/\.(?:\s|$)/)[0] : String(error)
    throw new StopError(`${reason}. See ${typed} ${command} --help.`, 2)
  }
}

/** Reads a command's flags; an unknown one or a bad value says so and names the help. */
export const readFlags = (command: string, args: readonly string[], options: Flags): Values => parse(command, args, options, false).flags

/** As `readFlags`, for a command that also takes words, such as names of files. */
export const readWords = (command: string, args: readonly string[], options: Flags): { flags: Values; words: readonly string[] } =>
  parse(command, args, options, true)

/** A whole number between two bounds, or a clear refusal. */
export function wholeNumber<Otherwise extends number | undefined>(
  flag: string,
  value: string | boolean | undefined,
  { from, to, otherwise }: { from: number; to: number; otherwise: Otherwise },
): number | Otherwise {
  if (value === undefined) return otherwise
  const number = /^\d+$/.test(String(value)) ? Number(value) : Number.NaN
  if (number >= from && number <= to) return number
  throw new StopError(`--${flag} is "${String(value)}", expected a whole number from ${from} to ${to}.`, 2)
}
