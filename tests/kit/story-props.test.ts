import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { expect, it } from 'vitest'
import { readComponents } from '../../.storybook/docgen/component-docs.ts'

/** Of any component: what nobody sees, or what another component's stories show. */
const everywhere: Readonly<Record<string, string>> = {
  id: 'an anchor for addresses and labels',
  'aria-describedby': 'an anchor too; Field shows what it does',
  headingId: 'an anchor for labels and the focus',
  sizes: 'says which file of a picture is fetched',
  replace: 'of the address, not of the link’s look',
  state: 'of the address, not of the link’s look',
  preventScrollReset: 'of the address, not of the link’s look',
  checkoutTo: 'where a link leads',
  policyTo: 'where a link leads',
  supportTo: 'where a link leads',
  required: 'of every field; Field, Form, RadioGroup and Checkbox show it',
  markRequired: 'of every field; Field shows it',
  optional: 'of every field; Field shows it',
  missing: 'of every field; Field, RadioGroup and Checkbox show it',
}

/** What a single component is let off, and why. */
const single: Readonly<Record<string, string>> = {
  'Carousel duration': 'a time, which a picture does not show',
  'Drawer closeLabel': 'heard only: the name of the cross',
  'PageError children': 'any content',
  'ProductCard beforePrice': 'comes with the sample cards',
  'ProductGrid label': 'heard only: the name of the list',
  'ProductList label': 'heard only: the name of the list',
  'SearchForm children': 'any content',
  'SearchForm input': 'attributes of the field inside',
  'ShopCard level': 'of a heading that looks the same at both',
  'SkipLink target': 'where a link leads',
  'TextArea name': 'what a form sends it by',
  'TextArea value': 'what is written, kept by the caller: looks as what is kept by the field',
}

const storiesBeside = (file: string): string => {
  const folder = dirname(file)
  const files = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'))
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}

const unshown = readComponents(root).flatMap(({ file, docs }) => {
  const written = storiesBeside(file)
  return Object.entries(docs.props)
    .filter(([prop, { required, tsType }]) => !required && tsType.type !== 'function' && !new RegExp(`\\b${prop}\\b`, 'u').test(written))
    .map(([prop]) => ({ prop, name: `${docs.displayName} ${prop}` }))
})

it('every optional prop that changes what is shown occurs in the stories of its component', () => {
  expect(unshown.filter(({ prop, name }) => !(prop in everywhere) && !(name in single)).map(({ name }) => name)).toEqual([])
})

it('nothing is let off that occurs by now', () => {
  expect(Object.keys(single).filter((name) => !unshown.some((each) => each.name === name))).toEqual([])
  expect(Object.keys(everywhere).filter((prop) => !unshown.some((each) => each.prop === prop))).toEqual([])
})
