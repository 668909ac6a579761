import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './kit.ts'
import { everyProvider, type Provider } from './payment.ts'

/** Whom a brand's file names, as shoppers know them. */
export function providersOf(brand: string): readonly Provider[] {
  const file = readFileSync(join(root, 'brands', brand, 'brand.json'), 'utf8')
  const { checkout } = JSON.parse(file) as { readonly checkout: { readonly providers: readonly string[] } }
  return everyProvider.filter((name) => checkout.providers.includes(name.toLowerCase()))
}
