export type Fault = {
  readonly name: string
  /** The step of `pnpm check` that finds it. */
  readonly step: string
  /** By path: the text of a file that the kit does not have, or a change of one that it has. */
  readonly files: Readonly<Record<string, string | ((text: string) => string)>>
  /** What the step says about it, the fault itself first. */
  readonly says: readonly (string | RegExp)[]
}

const publicFiles = ['contract/src/map', 'ui/src/primitives/button', 'tokens/src', 'host/src/server', 'client/src'].map(
  (folder) => `packages/${folder}/index.ts`,
)

const planted = 'packages/ui/src/primitives/planted'

/** Of one step each. No two change the same file, so that all can be planted at once: every step reads the whole kit. */
export const faults: readonly Fault[] = [
  {
    name: 'a forbidden import',
    step: 'boundaries',
    files: {
      'packages/ui/src/primitives/planted/index.ts':
        "import { createApi } from '../../../../client/src/index.ts'\n\nexport const planted = createApi\n",
    },
    says: ['packages/ui/src/primitives/planted/index.ts', 'library-stays-pure', 'Take data and callbacks as props'],
  },
  {
    name: 'libraries where they do not belong',
    step: 'boundaries',
    files: {
      'packages/client/src/planted.ts': "import ky from 'ky'\n\nexport const planted = ky\n",
      'packages/ui/src/primitives/button/planted.ts': "import { css } from 'styled-components'\n\nexport const planted = css``\n",
      'packages/storefront/src/home/planted.ts': "import { css } from 'styled-components'\n\nexport const planted = css``\n",
    },
    says: [
      'packages/client/src/planted.ts',
      'packages/ui/src/primitives/button/planted.ts',
      'packages/storefront/src/home/planted.ts',
      'one-http-client',
      'styles-in-styles-files',
    ],
  },
  {
    name: 'a circle of features, a kernel that knows one, and a commerce API that knows the demo',
    step: 'boundaries',
    files: {
      'packages/commerce/src/features/blog/planted.ts': "export { listFeature as planted } from '../lists/index.ts'\n",
      'packages/commerce/src/features/lists/planted.ts': "export { blogFeature as planted } from '../blog/index.ts'\n",
      'packages/commerce/src/kernel/http/planted.ts': "export { blogFeature as planted } from '../../features/blog/index.ts'\n",
      'packages/commerce/src/planted.ts': "export { demoBrands as planted } from '@vidda/demo'\n",
    },
    says: [
      'packages/commerce/src/features/blog',
      'no-commerce-circle',
      'packages/commerce/src/kernel/http/planted.ts',
      'kernel-knows-no-feature',
      'packages/commerce/src/planted.ts',
      'demo-stays-apart',
    ],
  },
  {
    name: 'an unused export',
    step: 'unused',
    files: {
      'packages/domain/src/swipe/planted.ts': 'export const used = 1\nexport const plantedAndUnused = 2\n',
      'packages/domain/src/swipe/index.ts': (text: string) => `${text}export { used } from './planted.ts'\n`,
    },
    says: ['plantedAndUnused', 'packages/domain/src/swipe/planted.ts'],
  },
  {
    name: 'an unused export of a public file, in whichever package',
    step: 'unoffered',
    files: Object.fromEntries(publicFiles.map((path) => [path, (text: string) => `${text}export const plantedAndPublic = 2\n`])),
    says: ['plantedAndPublic', ...publicFiles],
  },
  {
    name: 'an export that its own test alone uses',
    step: 'only-tested',
    files: {
      'packages/domain/src/money/planted.ts': 'export const used = 1\nexport const plantedAndTested = 2\n',
      'packages/domain/src/money/planted.test.ts': "import { plantedAndTested } from './planted.ts'\n\nplantedAndTested.toFixed()\n",
      'packages/domain/src/money/index.ts': (text: string) => `${text}export { used } from './planted.ts'\n`,
    },
    says: ['plantedAndTested', 'packages/domain/src/money/planted.ts'],
  },
  {
    name: 'an unused file',
    step: 'unused',
    files: { 'packages/domain/src/swipe/planted-file.ts': 'export const lonely = 1\n' },
    says: ['packages/domain/src/swipe/planted-file.ts', 'Unused files'],
  },
  {
    name: 'a file that nobody formatted',
    step: 'format',
    files: { 'packages/domain/src/swipe/planted-format.ts': 'export   const planted = "1";\n' },
    says: ['packages/domain/src/swipe/planted-format.ts'],
  },
  {
    name: 'a dependency that the lockfile does not know',
    step: 'lockfile',
    files: {
      'packages/domain/package.json': (text: string) => text.replace('"devDependencies": {', '"devDependencies": {\n    "ky": "catalog:",'),
    },
    says: ['pnpm-lock.yaml is out of step'],
  },
  {
    name: 'a raw colour',
    step: 'lint',
    files: {
      [`${planted}/Planted.styles.ts`]: "export const planted = 'color: #bada55;'\n",
      'packages/host/src/planted-colour.ts': "export const planted = 'body{color:crimson}'\n",
    },
    says: [
      'vidda(raw-values): has the raw colour #bada55',
      `${planted}/Planted.styles.ts:1`,
      'vidda(raw-values): has the raw colour crimson',
      'packages/host/src/planted-colour.ts:1',
    ],
  },
  {
    name: 'a fault that needs types',
    step: 'lint',
    files: { 'packages/domain/src/swipe/planted-lint.ts': 'export const planted = (): void => {\n  Promise.resolve(1)\n}\n' },
    says: ['packages/domain/src/swipe/planted-lint.ts', 'no-floating-promises'],
  },
  {
    name: 'a text outside the catalogue',
    step: 'lint',
    files: {
      [`${planted}/Planted.tsx`]: 'export const Planted = () => <button title="Lukk vinduet">{1}</button>\n',
      'packages/storefront/src/planted.ts': "export const planted = { title: 'Klikk & Hent i dag' }\n",
      'packages/host/src/planted.ts': "export const planted = '<h1>Siden finnes ikke</h1>'\n",
    },
    says: [
      'vidda(texts): has the text “Lukk vinduet”',
      `${planted}/Planted.tsx:1`,
      'vidda(texts): has the text “Klikk & Hent i dag”',
      'packages/storefront/src/planted.ts:1',
      'vidda(texts): has the text “<h1>Siden finnes ikke</h1>”',
      'packages/host/src/planted.ts:1',
    ],
  },
  {
    name: 'what the kit’s own rules refuse, with file, line, column and remedy',
    step: 'lint',
    files: {
      'packages/storefront/src/home/planted-lint.ts': 'export const planted = (line: { readonly EanNo: string }): string => line.EanNo\n',
      [`${planted}/Import.styles.ts`]: "import { ThemeProvider } from 'styled-components'\n\nexport const planted = ThemeProvider\n",
      'packages/domain/src/swipe/planted-locale.ts': "export const planted = new Intl.Collator('en')\n",
      'packages/commerce/src/planted-query.ts':
        "import { sql } from 'kysely'\n\nexport const planted = sql`insert into stock values (1, 2)`\n",
    },
    says: [
      'vidda(wire-names): reads the wire name EanNo: map it in packages/contract/src/map',
      'packages/storefront/src/home/planted-lint.ts:1:70',
      'vidda(styled-imports): imports ThemeProvider of styled-components',
      `${planted}/Import.styles.ts:1:10`,
      'vidda(norwegian-locale): makes an Intl.Collator for another locale than nb-NO',
      'packages/domain/src/swipe/planted-locale.ts:1:28',
      'vidda(typed-queries): inserts by position: name the columns',
      'packages/commerce/src/planted-query.ts:3:24',
    ],
  },
  {
    name: 'a missing text key, and a plain number for an amount',
    step: 'types',
    files: {
      'packages/texts/src/planted.ts':
        "import { bokmaal } from './catalogue.ts'\nimport type { WordsOf } from './namespace.ts'\nimport type { commonTexts } from './common.ts'\n\nexport const planted = bokmaal.common.noSuchKey\nexport const partly: WordsOf<typeof commonTexts> = { close: 'Lukk' }\n",
      'packages/domain/src/cart/planted.ts':
        "import { formatMoney } from '../money/index.ts'\n\nexport const planted = formatMoney(49_900)\n",
    },
    says: [
      /packages\/texts\/src\/planted\.ts[(:]5\b.*noSuchKey/u,
      /packages\/texts\/src\/planted\.ts[(:]6\b.*missing the following properties/u,
      /packages\/domain\/src\/cart\/planted\.ts[(:]3\b.*'number' is not assignable to parameter of type 'Ore'/u,
    ],
  },
]
