import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { brandNames } from './checks/brand-names.ts'
import { brandsAndApps } from './checks/brands-and-apps.ts'
import { changesets } from './checks/changesets.ts'
import { inventedNames } from './checks/invented-names.ts'
import { ledger } from './checks/ledger.ts'
import { lockfile } from './checks/lockfile.ts'
import type { Check } from './checks/report.ts'
import { styleSheets } from './checks/style-sheets.ts'
import { words } from './checks/words.ts'

/** A step is a check in this process, or a program with its arguments. */
export type Step = { readonly name: string; readonly tells: string } & ({ readonly check: Check } | { readonly program: readonly string[] })

const eachPackage = readdirSync(join(root, 'packages')).flatMap((name) => ['--workspace', `packages/${name}`])

/** The slow ones first, so that two run beside each other to the end. */
export const steps: readonly Step[] = [
  { name: 'types', tells: 'TypeScript, every project', program: ['typescript/bin/tsc', '-b'] },
  {
    name: 'lint',
    tells: 'oxlint with types and the kit’s own rules',
    program: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'unused', tells: 'knip: files, exports and dependencies that nothing uses', program: ['knip/bin/knip.js', '--no-progress'] },
  {
    name: 'unoffered',
    tells: 'knip: public exports that no other package uses and that are not marked @public',
    program: ['knip/bin/knip.js', '--no-progress', '--include', 'exports', '--include-entry-exports', ...eachPackage],
  },
  {
    name: 'only-tested',
    tells: 'knip: files and exports of packages that only tests use',
    program: ['knip/bin/knip.js', '--no-progress', '--production', '--config', 'knip.product.jsonc'],
  },
  { name: 'boundaries', tells: 'layers and laws, each rule tried on a planted fault', program: ['tooling/checks/src/boundaries.ts'] },
  { name: 'format', tells: 'oxfmt', program: ['oxfmt/bin/oxfmt', '--check', '.'] },
  {
    name: 'database-types',
    tells: 'types of the tables as the migrations make them',
    program: ['packages/commerce/src/write-database-types.ts', '--check'],
  },
  { name: 'lockfile', tells: 'pnpm-lock.yaml in step', check: lockfile },
  { name: 'style-sheets', tells: 'colours, px and ms of style sheets are tokens', check: styleSheets },
  { name: 'brand-names', tells: 'packages name no brand', check: brandNames },
  { name: 'invented-names', tells: 'the commerce API knows no invented chain', check: inventedNames },
  { name: 'brands-and-apps', tells: 'one app per brand', check: brandsAndApps },
  { name: 'words', tells: 'nothing unfinished, no machine', check: words },
  { name: 'changesets', tells: 'a changed package says so in a changeset', check: changesets },
  { name: 'ledger', tells: 'every row has a test or is not due', check: ledger },
]
