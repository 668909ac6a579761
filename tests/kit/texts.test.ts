import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { brandOrder } from '../e2e/support/kit.ts'
import { expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

const texts = (...args: readonly string[]) => run([join(root, 'tooling/content/src/texts.ts'), ...args], { cwd: root })

it('prints the catalogue, what brands word themselves, their pages and the invented content', async () => {
  const { code, said } = await texts()
  expect(code).toBe(0)
  expect(said).toMatch(/^packages\/texts: cart\n {2}cart\.title +Min Handlekurv$/mu)
  expect(said).toMatch(/^brands\/tinden\/texts\.json\n(?: {2}.*\n)* {2}cart\.emptyTitle +0 varer$/mu)
  expect(said).toMatch(/^brands\/so\/pages\/kundeservice\.md: Kundeservice, \d{3} words$/mu)
  expect(said).toMatch(/^packages\/demo\/src\/catalogue\/blog\.data\.ts\n {2}\d+ texts, \d+ words$/mu)
})

it('prints a brand’s own wording in place of the common one, and its pages in full', async () => {
  const { said } = await texts('--brand', 'tinden')
  expect(said).toMatch(/^ {2}cart\.emptyTitle +0 varer {2}← Handlekurven er tom$/mu)
  expect(said).toMatch(/14 dagers angrerett/u)
  expect(said).not.toMatch(/^brands\/so\//mu)
})

it('prints what brands name in their own files, and the words of the catalogue that stand alone or outside its tables', async () => {
  const { said } = await texts('--content')
  expect(said).toMatch(
    /^brands\/so\/brand\.json\n(?: {2}.*\n)* {2}menu\.categories\[2\] +Friluft og camping\n(?: {2}.*\n)* {2}claims\.lagringstid +Ordredata/mu,
  )
  for (const text of [
    'Prøv i fred. Vi legger opp bukser',
    'Påskeaften',
    'Sendes tirsdag og torsdag',
    'Hentes i butikk',
    'Granbargrønn',
    'Junior',
  ])
    expect(said).toMatch(new RegExp(`^ {2}line \\d+ +${text}`, 'mu'))
  expect(said).not.toMatch(/^ {2}line \d+ .*(?:There is no|which chain)/mu)
})

it('finds texts by words, whatever their capitals, also in pages and content', async () => {
  const { said } = await texts('HANDLEKURVEN', 'tom')
  expect(said.trim().split('\n')).toContainEqual(expect.stringMatching(/cart\.emptyTitle +Handlekurven er tom/u))
  expect(said).not.toMatch(/Min Handlekurv$/mu)
  expect((await texts('reparere')).said).toMatch(/^brands\/so\/pages\/kundeservice\.md/mu)
})

it('refuses a brand that there is not, and names those there are', async () => {
  const { code, errors } = await texts('--brand', 'os')
  expect(code).toBe(2)
  expect(errors).toContain(`There is no brand "os", expected one of: ${brandOrder.join(', ')}`)
})
