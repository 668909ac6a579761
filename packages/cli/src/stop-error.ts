import { typed } from './where.ts'

/** Ends a command with one message for the person at the keyboard and no stack. */
export class StopError extends Error {
  override readonly name = 'StopError'
  /** 1: could not be done here and now; 2: asked for wrongly. */
  readonly exitCode: number

  constructor(message: string, exitCode = 1, options: ErrorOptions = {}) {
    super(message, options)
    this.exitCode = exitCode
  }
}

/** The error for a brand that does not exist. */
export const noSuchBrand = (name: string | undefined, known: readonly string[]) =>
  new StopError(
    known.length === 0
      ? `There is no brand yet. Begin one: ${typed} brand new NAME.`
      : `There is no brand "${name ?? ''}". Brands: ${known.join(', ')}.`,
    2,
  )
