import { namespaceExport, namespaceInCatalogue, textLiteral } from './lists.ts'
import { BadName, type Names } from './names.ts'
import type { Scaffold } from './scaffold.ts'

const index = ({ pascal }: Names) => `export { ${pascal} } from './${pascal}.tsx'
`

const feature = ({ pascal, camel, kebab, words }: Names) => `import { ${camel}Texts } from '@vidda/texts'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'

/** The ${words} on a page, under its own heading. */
export function ${pascal}() {
  const texts = useTexts(${camel}Texts)
  return (
    <section aria-labelledby="${kebab}-heading">
      <SectionHeading id="${kebab}-heading">{texts.title}</SectionHeading>
    </section>
  )
}
`

const readme = ({ kebab, pascal, words }: Names) => `# ${kebab}

The ${words} of the shop. Its texts are \`packages/texts/src/${kebab}.ts\`; rules without a page belong into \`packages/domain/src/${kebab}\`.

- \`${pascal}\`: a section with a heading of its own.

May import \`@vidda/ui\`, \`@vidda/domain\`, \`@vidda/texts\` and \`@vidda/client\`, and other features through their \`index.ts\`. Imports no other feature.
Keeps nothing in storage.
`

const test = ({ pascal, camel }: Names, title: string) => `import { cleanup, render, screen } from '@testing-library/react'
import { TextsProvider } from '@vidda/ui/texts-provider'
import { afterEach, expect, it } from 'vitest'
import { ${pascal} } from './index.ts'

afterEach(cleanup)

it('is a section that its heading names', () => {
  render(<${pascal} />)
  expect(screen.getByRole('region', { name: ${textLiteral(title)} })).toBeTruthy()
})

it("is named in a brand's own words where it has some", () => {
  render(
    <TextsProvider texts={{ ${camel}: { title: 'Vårt eget' } }}>
      <${pascal} />
    </TextsProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Vårt eget' })).toBeTruthy()
})
`

const texts = ({ camel }: Names, title: string) => `export const ${camel}Texts = {
  namespace: '${camel}',
  words: {
    title: ${textLiteral(title)},
  },
} as const
`

/** A feature of the shop: its folder with README and test, and a namespace of texts. */
export function featureScaffold(names: Names, title: string | undefined): Scaffold {
  const { kebab, pascal } = names
  if (title === undefined || title.trim() === '') {
    throw new BadName(`A feature speaks to shoppers: say its heading in bokmål, as in pnpm new feature ${kebab} --title "Ønskeliste".`)
  }
  const folder = `packages/storefront/src/${kebab}`
  return {
    folder,
    files: {
      [`${folder}/index.ts`]: index(names),
      [`${folder}/${pascal}.tsx`]: feature(names),
      [`${folder}/${pascal}.test.tsx`]: test(names, title),
      [`${folder}/README.md`]: readme(names),
      [`packages/texts/src/${kebab}.ts`]: texts(names, title),
    },
    changes: {
      'packages/texts/src/index.ts': (text) => namespaceExport(text, names),
      'packages/texts/src/catalogue.ts': (text) => namespaceInCatalogue(text, names),
      'tests/packed/support/public-surface.data.ts': (text) => text.replace(/(?<='@vidda\/texts': \[\s*')/u, `${names.camel}Texts `),
    },
    next: [
      `Show <${pascal} /> from a screen or a route of packages/storefront/src/routes.`,
      `pnpm exec vitest run packages/storefront/src/${kebab} tests it; what it keeps and what it may import stands in its README.`,
    ],
  }
}
