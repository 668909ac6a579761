/** Names of the headers and cookies that guard and describe a call (decisions.md, Wire format). */
export const headerNames = {
  csrf: 'X-CSRF-TOKEN',
  xsrf: 'X-XSRF-TOKEN',
  xsrfCookie: 'XSRF-TOKEN',
  requestedWith: 'X-Requested-With',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  tenant: 'X-Vidda-Tenant',
} as const
