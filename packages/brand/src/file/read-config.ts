import type { Problem } from '../problem.ts'
import { addressProblems } from './addresses.ts'
import { schemaProblems } from './check.ts'
import { configOf, type BrandConfig } from './config.ts'
import { isOrgNo } from './org-no.ts'
import { readJson, type Read } from './read-file.ts'
import { BrandFile } from './schema.ts'

function idProblems({ id }: BrandConfig, file: string, folder: string): readonly Problem[] {
  if (id === folder) return []
  return [{ file, key: 'id', message: `is "${id}", expected the folder's name. Write "${folder}", or rename the folder.` }]
}

function orgNoProblems({ company: { orgNo } }: BrandConfig, file: string): readonly Problem[] {
  if (isOrgNo(orgNo)) return []
  const message = `is "${orgNo}", expected an organisation number whose last digit checks. Look for a mistyped digit.`
  return [{ file, key: 'company.orgNo', message }]
}

/** Reads a `brand.json`, fills in the defaults and lists what is wrong with it. */
export async function readConfig(path: URL, file: string, folder: string): Promise<Read<BrandConfig>> {
  const json = await readJson(path, file, 'is missing, expected the settings of the brand. Write it, or copy that of another brand.')
  if (json.value === undefined) return { problems: json.problems }
  const problems = schemaProblems(file, BrandFile, json.value)
  if (problems.length > 0) return { problems }
  const config = configOf(json.value as BrandFile)
  return {
    value: config,
    problems: [...idProblems(config, file, folder), ...orgNoProblems(config, file), ...addressProblems(config, file)],
  }
}
