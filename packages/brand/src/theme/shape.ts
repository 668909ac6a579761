import { groupTypes, tokenNames, tokenOf, type DesignGroup, type Theme, type Token } from '@vidda/tokens'
import { Type } from 'typebox'
import { schemaProblems } from '../file/check.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { extensionsOf, unknownExtensions } from './extensions.ts'
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

/** Contrast is measured of colours that cover what lies beneath them. */
function alphaProblems(file: string, key: string, type: string, given: unknown, at: string): Problem[] {
  const alpha = type === 'color' && key !== 'color.overlay' && isObject(given) ? given['alpha'] : undefined
  if (typeof alpha !== 'number' || alpha === 1) return []
  const message = `is ${alpha}, expected 1: only overlay lets through what lies beneath it. Leave alpha out, and give the colour that is seen.`
  return [{ file, key: `${key}.${at}.alpha`, message }]
}

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
  const extensions: Readonly<Record<string, unknown>> = token.$extensions ?? {}
  const values = [['$value', token.$value] as const, ...extensionsOf(type).map((at) => [at, extensions[at]] as const)]
  return [
    ...values.flatMap(([at, given]) => {
      if (given === undefined) return []
      const found = valueProblems(file, key, type, given, at)
      return found.length > 0 ? found : alphaProblems(file, key, type, given, at)
    }),
    ...unknownExtensions(file, `${key}.`, extensions, extensionsOf(type)),
  ]
}

function groupProblems(file: string, theme: Theme, group: DesignGroup, whole: boolean): Problem[] {
  const names: readonly string[] = tokenNames[group]
  if (!whole && theme[group] === undefined) return []
  if (!isObject(theme[group])) return [{ file, key: group, message: `is missing, expected a group with ${names.join(', ')}. Add it.` }]
  const asked = whole ? names : names.filter((name) => name in theme[group])
  return [
    ...unknownNames(file, `${group}.`, Object.keys(theme[group]), names),
    ...unknownExtensions(file, `${group}.`, (theme[group] as Record<string, unknown>)['$extensions'], []),
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
    ...unknownExtensions(file, '', theme.$extensions, ['org.vidda']),
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
