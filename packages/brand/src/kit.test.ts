import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Tenant } from '@vidda/contract/wire'
import { homeTexts, listingTexts } from '@vidda/texts'
import { fontFaces } from '@vidda/tokens'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { brandCss } from './brand.ts'
import { workspace } from './brand-folder.fixture.ts'
import { brandJsonSchema } from './file/json-schema.ts'
import { listBrands, readBrand } from './read-brand.ts'
import { tenantOf } from './tenant.ts'

const published = new URL('packages/brand/brand.schema.json', workspace)
const publishedHome = new URL('packages/brand/home.schema.json', workspace)
const brands = await listBrands(workspace)

it('[R11.14] the published JSON Schema is in step with the reader', () => {
  expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(brandJsonSchema()))
})

it('what every chain is described with promises no goods and no day, which differ from chain to chain', () => {
  const { genderDescription, categoryDescription } = listingTexts.words
  for (const text of [homeTexts.words.description, genderDescription, categoryDescription])
    expect(text).not.toMatch(/klær|sko\b|utstyr|samme dag|neste dag/iu)
})

describe.each(brands)('the brand $id', ({ id, dir }) => {
  it('[R11.14] names the JSON Schema', () => {
    const { $schema } = JSON.parse(readFileSync(new URL('brand.json', dir), 'utf8')) as { $schema: string }
    expect(fileURLToPath(new URL($schema, new URL('brand.json', dir)))).toBe(fileURLToPath(published))
  })

  it('[R10.200] names the JSON Schema of its own home page, where it has one', async () => {
    const { home } = await readBrand(dir)
    const file = new URL('home.json', dir)
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
    const { $schema } = JSON.parse(source) as { $schema?: string }
    expect($schema && fileURLToPath(new URL($schema, file))).toBe(home ? fileURLToPath(publishedHome) : undefined)
  })

  it('reads without a problem and makes a tenant of the contract', async () => {
    const brand = await readBrand(dir)
    const tenant = tenantOf(brand)
    expect(brand.config.id).toBe(id)
    expect(Check(Tenant, tenant)).toBe(true)
    expect(tenant.mail.signature).toContain(brand.config.name)
    expect(tenant.chainId).toBe(brand.config.chainId)
    expect(tenant.seller.email).toBe(brand.config.company.supportEmail)
  })

  it('has its fonts, variables and globals in one style', async () => {
    const brand = await readBrand(dir)
    const css = brandCss(brand, (file) => `/assets/${file}?v=1`)
    for (const { file } of fontFaces(brand.theme.tokens)) expect(css).toContain(`url('/assets/${file}?v=1')`)
    expect(css).toContain(':root{--vd-color-surface:')
    expect(css).toContain(':focus-visible')
    expect(css).not.toMatch(/undefined|NaN|\[object|<\//)
  })
})

it('lists the brands by name', () => {
  expect(brands.map(({ id }) => id)).toEqual(brands.map(({ id }) => id).toSorted())
})
