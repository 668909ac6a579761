import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problemText, themeOf } from '@vidda/brand'
import { themeVariables, tokenNames, type Theme, type TokenGroup } from '@vidda/tokens'
import { root } from '@vidda/tooling-shared/root'

/** Tells whoever asked for a change what is wrong with it. */
export class WrongTokenChange extends Error {}

/** A theme's token with another value, as in `so:color.star=#7700ff`. */
export type TokenChange = { readonly theme: string; readonly group: TokenGroup; readonly name: string; readonly value: unknown }

const shape = /^(?<theme>[\w-]+):(?<group>\w+)\.(?<name>\w+)=(?<value>.+)$/u
const hexShape = /^#(?<red>[\da-f]{2})(?<green>[\da-f]{2})(?<blue>[\da-f]{2})$/iu

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new WrongTokenChange(`"${text}" is no value of a token: write a colour as #7700ff, and any other as in a theme's tokens.json.`)
  }
}

const themes = (): readonly string[] =>
  readdirSync(join(root, 'themes'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Whether a value is written as the one before it was. */
const isAlike = (value: unknown, before: unknown): boolean => {
  if (typeof value !== typeof before || Array.isArray(value) !== Array.isArray(before)) return false
  if (typeof value !== 'object' || value === null || before === null) return (value === null) === (before === null)
  return Object.keys(before as object).every((key) => ['hex', 'alpha'].includes(key) || key in value)
}

const parseValue = (text: string): unknown => {
  const hex = hexShape.exec(text)?.groups
  if (!hex) return parseJson(text)
  const components = ['red', 'green', 'blue'].map((part) => Number.parseInt(hex[part] ?? '0', 16) / 255)
  return { colorSpace: 'srgb', components, hex: text.toLowerCase() }
}

/** @throws when the text has another shape, or the theme or its contract has no such token. */
export const parseTokenChange = (text: string): TokenChange => {
  const { theme = '', group = '', name = '', value = '' } = shape.exec(text)?.groups ?? {}
  const names: readonly string[] | undefined = Object.hasOwn(tokenNames, group) ? tokenNames[group as TokenGroup] : undefined
  if (!names?.includes(name))
    throw new WrongTokenChange(`"${text}" names no token: write theme:group.name=value, as in so:color.star=#7700ff.`)
  if (!themes().includes(theme)) throw new WrongTokenChange(`There is no theme "${theme}", expected one of: ${themes().join(', ')}.`)
  return { theme, group: group as TokenGroup, name, value: parseValue(value) }
}

/**
 * The theme's custom properties as they are once the token has the new value, on its selector.
 * @throws when the theme's file does not hold, or the value is of another kind.
 */
export const changedCss = async ({ theme, group, name, value }: TokenChange): Promise<string> => {
  const file = join('themes', theme, 'tokens.json')
  const read = await themeOf(await readFile(join(root, file), 'utf8'), file)
  if (!read.value) throw new Error(read.problems.map(problemText).join('\n'))
  const tokens = read.value as unknown as Readonly<Record<string, Readonly<Record<string, { readonly $value: unknown }>>>>
  const before = tokens[group]?.[name]?.$value
  if (!isAlike(value, before))
    throw new WrongTokenChange(`${group}.${name} of ${theme} is ${JSON.stringify(before)}; write the other value in the same way.`)
  const changed = { ...tokens, [group]: { ...tokens[group], [name]: { ...tokens[group]?.[name], $value: value } } } as unknown as Theme
  const properties = Object.entries(themeVariables(changed)).map(([property, css]) => `${property}:${css}`)
  return `[data-theme='${theme}'],.matrix [data-theme='${theme}']{${properties.join(';')}}`
}
