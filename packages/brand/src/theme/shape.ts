import { groupTypes, tokenNames, tokenOf, type DesignGroup, type Theme, type Token } from '@vidda/tokens'
import { Type } from 'typebox'
import { schemaProblems } from '../file/check.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { Extension, valueSchemas } from './schema.ts'

const groups = Object.keys(groupTypes) as DesignGroup[]
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function unknownNames(file: string, where: string, given: Iterable<string>, known: readonly string[]): Problem[] {
  return [...given]
    .filter((name) => !name.startsWith('$') && !known.includes(name))
    .map((name) => ({
      file,
      key: `${where}${name}`,
      message: `is no token, expected one of: ${known.join(', ')}.${didYouMean(name, known) || ' Remove it.'}`,
    }))
}

function tokenProblems(file: string, group: DesignGroup, name: string, token: Token | undefined): Problem[] {
  const key = `${group}.${name}`
  const types: readonly string[] = groupTypes[group]
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
  const value = (given: unknown, at: string) => {
    const schema = valueSchemas[token.$type ?? '']?.(given) ?? Type.Unknown()
    return schemaProblems(file, Type.Object({ [at]: schema }), { [at]: given }).map((problem) => ({
      ...problem,
      key: `${key}.${problem.key ?? at}`,
    }))
  }
  const least = token.$extensions?.['org.vidda.least']
  return [...value(token.$value, '$value'), ...(least === undefined ? [] : value(least, 'org.vidda.least'))]
}

function groupProblems(file: string, theme: Theme, group: DesignGroup): Problem[] {
  const names: readonly string[] = tokenNames[group]
  if (!isObject(theme[group])) return [{ file, key: group, message: `is missing, expected a group with ${names.join(', ')}. Add it.` }]
  return [
    ...unknownNames(file, `${group}.`, Object.keys(theme[group]), names),
    ...names.flatMap((name) => tokenProblems(file, group, name, tokenOf(theme, group, name))),
  ]
}

function extensionProblems(file: string, theme: Theme): Problem[] {
  const at = '$extensions["org.vidda"]'
  const extension: unknown = isObject(theme.$extensions) ? theme.$extensions['org.vidda'] : undefined
  if (!isObject(extension)) return [{ file, key: at, message: 'is missing, expected an object with style, faces. Add it.' }]
  const found = schemaProblems(file, Extension, extension).map((problem) => ({ ...problem, key: `${at}.${problem.key ?? ''}` }))
  const style = isObject(extension.style) ? extension.style : {}
  return [
    ...found,
    ...unknownNames(file, `${at}.style.`, Object.keys(style), tokenNames.style),
    ...tokenNames.style
      .filter((name) => isObject(extension.style) && !(name in style))
      .map((name) => ({ file, key: `${at}.style.${name}`, message: 'is missing, expected a CSS keyword such as "none". Add it.' })),
  ]
}

/** Tokens of a theme that are missing, unknown, of the wrong type or without a proper value. */
export function shapeProblems(theme: Theme, file: string): Problem[] {
  return [
    ...unknownNames(file, '', Object.keys(theme), groups),
    ...groups.flatMap((group) => groupProblems(file, theme, group)),
    ...extensionProblems(file, theme),
  ]
}
