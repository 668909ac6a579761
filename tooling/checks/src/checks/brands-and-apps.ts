import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './report.ts'

const foldersOf = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

const packageOf = (brand: string): string => `@vidda/brand-${brand}`

/** The packages of brands that an app's package.json depends on. */
const brandsOf = (root: string, app: string): readonly string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'apps', app, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  return Object.keys(dependencies).filter((name) => name.startsWith(packageOf('')))
}

const mostFiles = 5

/** Every brand has exactly one app, of the same name, and every app that brand alone; an app is a handful of files without logic. */
export const brandsAndApps: Check = (root) => {
  const brands = foldersOf(join(root, 'brands'))
  const apps = foldersOf(join(root, 'apps'))
  const unserved = brands.filter((brand) => !apps.includes(brand))
  const idle = apps.filter((app) => !brands.includes(app))
  const served = apps.filter((app) => brands.includes(app))
  const confused = served.filter((app) => brandsOf(root, app).join(' ') !== packageOf(app))
  const large = apps.filter(
    (app) => readdirSync(join(root, 'apps', app)).filter((name) => !['node_modules', 'dist'].includes(name)).length > mostFiles,
  )
  return {
    problems: [
      ...unserved.map((brand) => `brands/${brand} has no app: copy that of another brand to apps/${brand}`),
      ...idle.map((app) => `apps/${app} serves no brand: add brands/${app}, or remove the app`),
      ...confused.map((app) => `apps/${app} serves brands/${app}: name ${packageOf(app)} in its package.json, and no other brand`),
      ...large.map((app) => `apps/${app} has more than ${mostFiles} files: an app holds nothing that another app does not have too`),
    ],
    note: `${brands.length} brands, ${apps.length} apps`,
  }
}
