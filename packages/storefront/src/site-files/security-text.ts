import type { ShopBrand } from '../app/index.ts'

export const securityPath = '/.well-known/security.txt'

/** How long (days) the file may be believed; RFC 9116 advises less than a year. */
const believedFor = 180

/** Whom to tell of a security fault (RFC 9116). */
export function securityText(brand: ShopBrand, now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + believedFor)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${brand.company.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nb, en',
    `Canonical: ${brand.origin}${securityPath}`,
    '',
  ].join('\n')
}
