/** An address that was not found; the message is the one that the shopper reads (spec §5). */
export class AddressError extends Error {
  override readonly name = 'AddressError'
  readonly code = 'ADDRESS_NOT_FOUND'
}
