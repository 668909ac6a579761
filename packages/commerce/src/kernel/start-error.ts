/** Why the commerce API could not be opened: `message` is one line that says what happened and what to do. */
export class CommerceStartError extends Error {
  override readonly name = 'CommerceStartError'
}
