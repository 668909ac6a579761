/** The `code` of an error answer, and the status that it comes with. */
export const errorCodes = {
  malformed_json: 400,
  idempotency_key_missing: 400,
  tenant_missing: 400,
  stock_token_refused: 401,
  tenant_refused: 403,
  not_found: 404,
  idempotency_key_reused: 409,
  nothing_reserved: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  csrf_token_mismatch: 419,
  validation_failed: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorCodes
