import type { Tenant } from '@vidda/contract'
import { fill, mailTexts } from '@vidda/texts'

type Name = keyof typeof mailTexts.words

/** Words of a brand's mails: its own where it has some, with what they need put in. */
export type Words = (name: Name, values?: Readonly<Record<string, string | number>>) => string

export function wordsOfTenant(tenant: Tenant): Words {
  return (name, values = {}) => fill(tenant.mail[name] ?? mailTexts.words[name], { brand: tenant.name, ...values })
}
