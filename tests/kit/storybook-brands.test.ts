import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBrand } from '@vidda/brand'
import { root } from '@vidda/tooling-shared/root'
import { createElement, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { brandArgs } from '../../.storybook/brands/brand-args.ts'

const ids = readdirSync(join(root, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

async function brandIn(id: string) {
  const { config, texts } = await readBrand(pathToFileURL(join(root, 'brands', id)))
  return { ...config, texts }
}

const entry = (text: string, to: string) => ({ text, to, current: to === '/dame' })
const sample = {
  genders: [entry('Dame', '/dame'), entry('Herre', '/herre'), entry('Junior', '/junior'), entry('Barn', '/barn'), entry('Uni', '/uni')],
  categories: [entry('Telt', '/telt')],
  extra: [entry('Hjelp', '/hjelp')],
}
function Menu({ groups }: { readonly groups: typeof sample }): string {
  return groups.genders.map(({ text }) => text).join(' ')
}

const logo = { svg: 'logo.svg', png: 'logo.png' }

it.each(ids)('[R11.43] a story of the brand %s has its name, logo, menu and company in place of the samples', async (id) => {
  const brand = await brandIn(id)
  const menu = createElement(Menu, { groups: sample })
  const args = brandArgs(brand, logo, { brandName: 'Eksempel', logo: null, company: null, groups: sample, menu, cartCount: 2 })
  expect(args).toMatchObject({ brandName: brand.name, logo, cartCount: 2, company: { legalName: brand.company.legalName } })
  const groups = args['groups'] as typeof sample
  expect(groups.genders.map(({ to }) => to).toSorted()).toEqual(brand.genders.map((key) => `/${key}`).toSorted())
  expect(groups.categories.map(({ to }) => to)).toEqual(brand.menu.categories.map(({ to }) => to))
  expect(groups.extra.map(({ text }) => text)).toEqual(brand.menu.extra.map(({ text }) => text.replace('{brand}', brand.name)))
  expect((args['menu'] as ReactElement<{ readonly groups: unknown }>).props.groups).toEqual(groups)
})
