import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './report.ts'

const foldersOf = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/** The brands that an app's package.json depends on. */
const brandsOf = (root: string, app: string): readonly string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'apps', app, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  return Object.keys(dependencies).flatMap((name) => /^@vidda\/brand-(?<id>.+)$/u.exec(name)?.groups?.['id'] ?? [])
}

const mostFiles = 5

/** Every brand has exactly one app and every app one brand; an app is a handful of files without logic. */
export const brandsAndApps: Check = (root) => {
  const brands = foldersOf(join(root, 'brands'))
  const apps = foldersOf(join(root, 'apps'))
  const users = apps.flatMap((app) => brandsOf(root, app).map((brand) => ({ app, brand })))
  const unserved = brands.filter((brand) => users.filter((user) => user.brand === brand).length !== 1)
  const idle = apps.filter((app) => users.filter((user) => user.app === app).length !== 1)
  const unknown = users.filter(({ brand }) => !brands.includes(brand))
  const large = apps.filter(
    (app) => readdirSync(join(root, 'apps', app)).filter((name) => !['node_modules', 'dist'].includes(name)).length > mostFiles,
  )
  return {
    problems: [
      ...unserved.map((brand) => `brands/${brand} has not exactly one app: add apps/${brand}, or remove the second one`),
      ...idle.map((app) => `apps/${app} serves not exactly one brand: name one @vidda/brand-… in its package.json`),
      ...unknown.map(({ app, brand }) => `apps/${app} serves the brand ${brand}, which brands/ does not have`),
      ...large.map((app) => `apps/${app} has more than ${mostFiles} files: an app holds nothing that another app does not have too`),
    ],
    note: `${brands.length} brands, ${apps.length} apps`,
  }
}
