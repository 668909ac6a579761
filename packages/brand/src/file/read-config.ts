import { addressProblems } from './addresses.ts'
import { schemaProblems } from './check.ts'
import { configOf, type BrandConfig } from './config.ts'
import { configProblems } from './config-problems.ts'
import { readJson, type Read } from './read-file.ts'
import { BrandFile } from './schema.ts'

/** Reads a `brand.json`, fills in the defaults and lists what is wrong with it. */
export async function readConfig(path: URL, file: string, folder: string): Promise<Read<BrandConfig>> {
  const json = await readJson(path, file, 'is missing, expected the settings of the brand. Write it, or copy that of another brand.')
  if (json.value === undefined) return { problems: json.problems }
  const problems = schemaProblems(file, BrandFile, json.value)
  if (problems.length > 0) return { problems: [...json.problems, ...problems] }
  const config = configOf(json.value as BrandFile)
  return {
    value: config,
    problems: [...json.problems, ...configProblems(config, file, folder), ...addressProblems(config, file)],
  }
}
