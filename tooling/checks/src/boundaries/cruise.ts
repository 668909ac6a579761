import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IFlattenedRuleSet } from 'dependency-cruiser'

export type Crossing = { readonly rule: string; readonly from: string; readonly to: string; readonly comment: string }

export type Cruise = { readonly modules: readonly string[]; readonly crossings: readonly Crossing[] }

/** Reads every module under the folders of `base` and tells which imports the rules forbid. The parser is swc: others read no TypeScript 7. */
export const cruiseFolders = async (base: string, folders: readonly string[], rulesFile: string): Promise<Cruise> => {
  const { default: rules } = await import(pathToFileURL(rulesFile).href)
  const ruleSet: IFlattenedRuleSet = { forbidden: rules.forbidden }
  const options = { ...rules.options, baseDir: base, ruleSet, validate: true, metrics: true, outputType: 'json' }
  const { output } = await cruise([...folders], options)
  const { modules, summary }: ICruiseResult = typeof output === 'string' ? JSON.parse(output) : output
  const comments = new Map(rules.forbidden.map((rule: { name: string; comment: string }) => [rule.name, rule.comment]))
  return {
    modules: modules.map((module) => module.source),
    crossings: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to, comment: String(comments.get(rule.name)) })),
  }
}

export const ruleNames = async (rulesFile: string): Promise<readonly string[]> => {
  const { default: rules } = await import(pathToFileURL(rulesFile).href)
  return rules.forbidden.map((rule: { name: string }) => rule.name)
}
