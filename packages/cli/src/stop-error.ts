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
