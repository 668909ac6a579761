import { Type, type Static } from 'typebox'
import { closed, text } from '../file/schema-parts.ts'

const mostRedirects = 2000

const Redirect = closed(
  {
    from: text('An old path, without query', '/jobbe-hos-oss', '^/[^?#\\s]+$'),
    to: text('A path of the shop or an https address', '/jobb', '^(/|https://)\\S*$'),
  },
  'An old address, and what is there now',
)

/** `redirects.json` as it is written; `redirects.schema.json` is this, published. */
export const RedirectsFile = closed(
  {
    $schema: Type.Optional(text('Lets editors check this file', '../../packages/brand/redirects.schema.json')),
    redirects: Type.Array(Redirect, {
      maxItems: mostRedirects,
      description: 'Old addresses, which lead on for good (301)',
      examples: [[{ from: '/jobbe-hos-oss', to: '/jobb' }]],
    }),
  },
  'Old addresses of a brand',
)
export type RedirectsFile = Static<typeof RedirectsFile>
