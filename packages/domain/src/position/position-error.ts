/** The code where there is no source of a position at all (spec §4 Position); 1 to 3 are the browser's own. */
const noPositionSource = 59

/** No position: `code` and message are the browser's where it refused or failed, else 59. Logged, never shown. */
export class PositionError extends Error {
  override readonly name = 'PositionError'
  readonly code: number

  constructor(message: string, code: number = noPositionSource) {
    super(message)
    this.code = code
  }
}
