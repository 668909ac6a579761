import type { Tenant } from '@vidda/contract'
import { fill, mailTexts, wordsOf } from '@vidda/texts'
import type { Brand } from './brand.ts'
import { linksToData } from './links.ts'
import { hexOf } from './theme/color.ts'

/** What the commerce API needs to know of a brand (architecture.md, Processes). */
export function tenantOf(brand: Brand): Tenant {
  const { config, texts, theme } = brand
  const { legalName, orgNo, address, supportEmail, phone } = config.company
  const words = Object.entries(wordsOf(mailTexts, texts))
  return {
    id: config.id,
    chainId: config.chainId,
    origin: config.origin,
    name: config.name,
    seller: { legalName, orgNo, address: `${address.street}, ${address.postalCode} ${address.city}`, email: supportEmail, phone },
    mail: Object.fromEntries(words.map(([name, text]) => [name, fill(text, { brand: config.name })])),
    colors: {
      surface: hexOf(theme.tokens, 'surface'),
      text: hexOf(theme.tokens, 'text'),
      action: hexOf(theme.tokens, 'action'),
      onAction: hexOf(theme.tokens, 'onAction'),
    },
    providers: [...config.checkout.providers],
    links: [...new Set(linksToData(brand, `brands/${config.id}`).map(({ to }) => to))],
  }
}
