import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StopError } from './stop-error.ts'

type Flags = NonNullable<ParseArgsConfig['options']>

/** Reads a command's flags; an unknown one or a bad value says so and names the help. */
export function readFlags(
  command: string,
  args: readonly string[],
  options: Flags,
): Readonly<Record<string, string | boolean | undefined>> {
  try {
    return parseArgs({ args: [...args].filter((arg) => arg !== '--'), options, strict: true }).values as Record<
      string,
      string | boolean | undefined
    >
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StopError(`${reason}. See vidda ${command} --help.`, 2)
  }
}

/** A whole number between two bounds, or a clear refusal. */
export function wholeNumber(
  flag: string,
  value: string | boolean | undefined,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
): number {
  if (value === undefined) return otherwise
  const number = /^\d+$/.test(String(value)) ? Number(value) : Number.NaN
  if (number >= from && number <= to) return number
  throw new StopError(`--${flag} is "${String(value)}", expected a whole number from ${from} to ${to}.`, 2)
}
