/** Why data could not be brought in or taken out as a whole: `message` is one line that says what to do. */
export class DataError extends Error {
  override readonly name: string = 'DataError'
}

/** A file of which no record can be read, such as one whose first line names a column that there is not. */
export class UnreadableFile extends DataError {}
