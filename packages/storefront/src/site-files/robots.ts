import { screens } from '@vidda/domain/route'

/** Carts, receipts and accounts are nobody's to find. */
const closed = [screens.checkout, '/min-side', '/logg-inn', '/registrer', '/glemt-passord', '/nytt-passord', '/preview/', '/api/']
/** Pictures stand under the API, and a page that is drawn by a crawler asks for its token there. */
const open = ['/api/v1/images/', '/api/v1/csrf']

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
