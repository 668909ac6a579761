import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBrand, type Brand } from '@vidda/brand'
import { expect, it } from 'vitest'
import { brandOrder, root } from './support/kit.ts'

const brands = await Promise.all(brandOrder.map((id) => readBrand(join(root, 'brands', id))))

/** What only this brand has, as it stands in HTML, JSON and code; whatever another has too says nothing. */
function ownWords({ config, texts, pages }: Brand): readonly string[] {
  const { company, name, origin, consent, claims } = config
  const words = Object.values(texts).flatMap((part) => Object.values(part as Readonly<Record<string, string>>))
  return [
    name,
    new URL(origin).host,
    company.legalName,
    company.address.street,
    company.supportEmail,
    ...consent.services.map(({ id }) => id),
    ...Object.values(claims).map(({ text }) => text),
    ...words.filter((text) => text.length > 25 && !text.includes('{')),
    ...pages.map(({ description }) => description).filter((text) => !text.includes('{')),
  ]
}

async function textsOf(folder: string): Promise<string> {
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(?:js|css|json|html|svg|txt|webmanifest|xml)$/u.test(entry.name),
  )
  return (await Promise.all(paths.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n')
}

it.each(brandOrder)('[R11.18] the built app of %s holds its own words, and none of another brand', async (id) => {
  const text = await textsOf(join(root, 'apps', id, 'dist'))
  const holds = (word: string) => [word, word.replaceAll('&', '&amp;')].some((one) => text.includes(one))
  const own = brands.filter(({ config }) => config.id === id).flatMap(ownWords)
  const others = brands.filter(({ config }) => config.id !== id).flatMap(ownWords)
  expect(own.filter((word) => !holds(word)).length).toBeLessThan(own.length / 4)
  expect(others.filter((word) => !own.includes(word) && holds(word))).toEqual([])
})
