import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBrand, type Brand } from '@vidda/brand'
import { expect, it } from 'vitest'
import { brandOrder, root } from './support/kit.ts'

const brands = await Promise.all(brandOrder.map((id) => readBrand(join(root, 'brands', id))))

/** What a brand's own settings say, as it stands in HTML, JSON and code. */
const settingsOf = ({ config: { name, origin, company, consent } }: Brand): readonly string[] => [
  name,
  new URL(origin).host,
  company.legalName,
  company.address.street,
  company.supportEmail,
  ...consent.services.map(({ id }) => id),
]

/** The sentences that only this brand has. */
const sentencesOf = ({ config, texts, pages }: Brand): readonly string[] =>
  [
    ...Object.values(config.claims).map(({ text }) => text),
    ...Object.values(texts).flatMap((part) => Object.values(part as Readonly<Record<string, string>>)),
    ...pages.map(({ description }) => description),
  ].filter((text) => text.length > 25 && !text.includes('{'))

async function textsOf(folder: string): Promise<string> {
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(?:js|css|json|html|svg|txt|webmanifest|xml)$/u.test(entry.name),
  )
  return (await Promise.all(paths.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n')
}

it.each(brandOrder)('[R11.18] the built app of %s holds its own words, and none of another brand', async (id) => {
  // Street numbers are joined to the street with a non-breaking space.
  const text = (await textsOf(join(root, 'apps', id, 'dist'))).replaceAll('\u{a0}', ' ')
  const holds = (word: string) => [word, word.replaceAll('&', '&amp;')].some((one) => text.includes(one))
  const wordsOf = (brand: Brand) => [...settingsOf(brand), ...sentencesOf(brand)]
  const own = brands.filter(({ config }) => config.id === id)
  const others = brands.filter(({ config }) => config.id !== id).flatMap(wordsOf)
  const shared = new Set(own.flatMap(wordsOf))
  expect(own.flatMap(settingsOf).filter((word) => !holds(word))).toEqual([])
  expect(others.length).toBeGreaterThan(40)
  expect(others.filter((word) => !shared.has(word) && holds(word))).toEqual([])
})
