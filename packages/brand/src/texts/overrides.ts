import { bokmaal } from '@vidda/texts'
import { shown } from '../file/expectation.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'

const catalogue: Readonly<Record<string, Readonly<Record<string, string>>>> = bokmaal
const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function textProblems(file: string, namespace: string, key: string, value: unknown): Problem[] {
  const at = { file, key: `${namespace}.${key}` }
  const known = catalogue[namespace] ?? {}
  const original = known[key]
  if (original === undefined) return [{ ...at, message: `is not a known text.${didYouMean(key, Object.keys(known)) || ' Remove it.'}` }]
  if (typeof value !== 'string') return [{ ...at, message: `is ${shown(value)}, expected a text such as ${JSON.stringify(original)}.` }]
  const filled = placeholdersIn(original)
  return placeholdersIn(value)
    .filter((name) => !filled.includes(name))
    .map((name) => ({
      ...at,
      message: `holds {${name}}, expected ${filled.length > 0 ? `only ${filled.map((one) => `{${one}}`).join(', ')}` : 'no such placeholder'}. Nothing fills it.`,
    }))
}

/** Texts of a brand's `texts.json` that the catalogue does not know, that are no text, or that hold a placeholder that nothing fills. */
export function overrideProblems(overrides: unknown, file: string): Problem[] {
  if (!isObject(overrides)) return [{ file, message: `is ${shown(overrides)}, expected an object of namespaces.` }]
  return Object.entries(overrides).flatMap(([namespace, texts]) => {
    if (!(namespace in catalogue)) {
      const known = Object.keys(catalogue)
      return [
        { file, key: namespace, message: `is not a known namespace, expected one of: ${known.join(', ')}.${didYouMean(namespace, known)}` },
      ]
    }
    if (!isObject(texts)) return [{ file, key: namespace, message: `is ${shown(texts)}, expected an object of texts.` }]
    return Object.entries(texts).flatMap(([key, value]) => textProblems(file, namespace, key, value))
  })
}
