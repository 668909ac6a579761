import { apiBase, headerNames } from '@vidda/contract'

/** What a call may have to carry, by the names that the OpenAPI document gives it. */
export const securitySchemes = {
  tenant: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.tenant,
    description:
      '`<tenant id>.<signature>`, the signature being base64url(HMAC-SHA256(secret, "vidda-tenant:" + tenant id)). A brand’s host adds it.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-vd-<tenant id>',
    description: 'Who is logged in. Given by registering and logging in, `HttpOnly`; a session of another chain is none.',
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.csrf,
    description: `The token of GET ${apiBase}/csrf or of the page’s \`csrf-token\` meta tag: the same for every visitor, valid for a day.`,
  },
  xsrfToken: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.xsrf,
    description: `The value of the cookie ${headerNames.xsrfCookie}.`,
  },
  xsrfCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: headerNames.xsrfCookie,
    description: 'Given to a visitor by the first answer, anew by logging in and out; scripts can read it.',
  },
  /** Of the stock feed (decisions.md, Chosen while building). */
  stockToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The brand’s `VIDDA_<BRAND>_STOCK_TOKEN`.',
  },
  /** Of the order feed. */
  orderToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The brand’s `VIDDA_<BRAND>_ORDER_TOKEN`.',
  },
} as const

/** Schemes that a call has to carry together. */
export type Requirement = Readonly<Partial<Record<keyof typeof securitySchemes, readonly string[]>>>
