/** Why data could not be brought in or taken out as a whole: `message` is one line that says what to do. */
export class DataError extends Error {
  override readonly name = 'DataError'
}
