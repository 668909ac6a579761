import { groupTypes, tokenNames, tokenOf, type DesignGroup, type Theme, type Token } from '@vidda/tokens'
import { Type } from 'typebox'
import { schemaProblems } from '../file/check.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { Extension, valueSchemas } from './schema.ts'

const groups = Object.keys(groupTypes) as DesignGroup[]
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function unknownNames(file: string, where: string, given: Iterable<string>, known: readonly string[]): Problem[] {
  return [...given]
    .filter((name) => !name.startsWith('$') && !known.includes(name))
    .map((name) => ({
      file,
      key: `${where}${name}`,
      message: `is no token, expected one of: ${known.join(', ')}.${didYouMean(name, known) || ' Remove it.'}`,
    }))
}

function valueProblems(file: string, key: string, type: string, given: unknown, at: string): Problem[] {
  const schema = valueSchemas[type]?.(given) ?? Type.Unknown()
  return schemaProblems(file, Type.Object({ [at]: schema }), { [at]: given }).map((problem) => ({
    ...problem,
    key: `${key}.${problem.key ?? at}`,
  }))
}

const further = ['org.vidda.least', 'org.vidda.dark'] as const

/** What is wrong with one token of a theme or with one of its seeds; `types` are the DTCG types that it may have. */
export function tokenProblems(file: string, key: string, types: readonly string[], token: Token | undefined): Problem[] {
  if (!token || token.$value === undefined)
    return [{ file, key, message: `is missing, expected a token of type ${types.join(' or ')}. Add it.` }]
  if (token.$type === undefined || !types.includes(token.$type)) {
    return [
      {
        file,
        key,
        message: `has the type ${JSON.stringify(token.$type)}, expected ${types.join(' or ')}. Set "$type", or leave it to the group.`,
      },
    ]
  }
  const type = token.$type
  return [
    ...valueProblems(file, key, type, token.$value, '$value'),
    ...further.flatMap((at) => {
      const given = token.$extensions?.[at]
      return given === undefined ? [] : valueProblems(file, key, type, given, at)
    }),
  ]
}

function groupProblems(file: string, theme: Theme, group: DesignGroup, whole: boolean): Problem[] {
  const names: readonly string[] = tokenNames[group]
  if (!whole && theme[group] === undefined) return []
  if (!isObject(theme[group])) return [{ file, key: group, message: `is missing, expected a group with ${names.join(', ')}. Add it.` }]
  const asked = whole ? names : names.filter((name) => name in theme[group])
  return [
    ...unknownNames(file, `${group}.`, Object.keys(theme[group]), names),
    ...asked.flatMap((name) => tokenProblems(file, `${group}.${name}`, groupTypes[group], tokenOf(theme, group, name))),
  ]
}

function extensionProblems(file: string, theme: Theme, whole: boolean): Problem[] {
  const at = '$extensions["org.vidda"]'
  const extension: unknown = isObject(theme.$extensions) ? theme.$extensions['org.vidda'] : undefined
  if (!isObject(extension)) return [{ file, key: at, message: 'is missing, expected an object with style, faces. Add it.' }]
  const found = schemaProblems(file, whole ? Extension : Type.Partial(Extension), extension).map((problem) => ({
    ...problem,
    key: `${at}.${problem.key ?? ''}`,
  }))
  const style = isObject(extension.style) ? extension.style : {}
  return [
    ...found,
    ...unknownNames(file, `${at}.style.`, Object.keys(style), tokenNames.style),
    ...tokenNames.style
      .filter((name) => whole && isObject(extension.style) && !(name in style))
      .map((name) => ({ file, key: `${at}.style.${name}`, message: 'is missing, expected a CSS keyword such as "none". Add it.' })),
  ]
}

/**
 * Tokens of a theme that are missing, unknown, of the wrong type or without a proper value. A theme that is not yet `whole` has its
 * missing ones derived afterwards.
 */
export function shapeProblems(theme: Theme, file: string, whole = true): Problem[] {
  return [
    ...unknownNames(file, '', Object.keys(theme), whole ? groups : [...groups, 'seed']),
    ...groups.flatMap((group) => groupProblems(file, theme, group, whole)),
    ...extensionProblems(file, theme, whole),
  ]
}
