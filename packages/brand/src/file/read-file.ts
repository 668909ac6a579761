import { readFile } from 'node:fs/promises'
import type { Problem } from '../problem.ts'
import { schemaProblems } from './check.ts'
import { configOf, type BrandConfig } from './config.ts'
import { isOrgNo } from './org-no.ts'
import { BrandFile } from './schema.ts'

/** A value, or what is wrong with it. */
export type Read<T> =
  | { readonly value: T; readonly problems: readonly Problem[] }
  | { readonly value?: never; readonly problems: readonly Problem[] }

/** The JSON of a file, with or without the mark that some editors put first; `whenMissing` is what to say when it is not there. */
export async function readJson(path: URL, file: string, whenMissing: string): Promise<Read<unknown>> {
  const source = await readFile(path, 'utf8').catch(() => undefined)
  if (source === undefined) return { problems: [{ file, message: whenMissing }] }
  try {
    return { value: JSON.parse(source.replace(/^\uFEFF/u, '')) as unknown, problems: [] }
  } catch (error) {
    return { problems: [{ file, message: `is not JSON: ${(error as Error).message}. Mend it there.` }] }
  }
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
    problems: [
      ...(config.id === folder
        ? []
        : [{ file, key: 'id', message: `is "${config.id}", expected the folder's name. Write "${folder}", or rename the folder.` }]),
      ...(isOrgNo(config.company.orgNo)
        ? []
        : [
            {
              file,
              key: 'company.orgNo',
              message: `is "${config.company.orgNo}", expected an organisation number whose last digit checks. Look for a mistyped digit.`,
            },
          ]),
    ],
  }
}
