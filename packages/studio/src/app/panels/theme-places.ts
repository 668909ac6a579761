import type { ColorValue, Scheme, Token } from '@vidda/tokens'
import type { Path, ThemeTokens } from '../../shared/wire.ts'

type File = ThemeTokens | null

/** A token as the theme's file gives it; undefined where it is derived. */
export function givenToken(file: File, group: string, name: string): Token | undefined {
  const token = file?.[group]?.[name]
  return typeof token === 'object' && token !== null ? (token as Token) : undefined
}

const isColor = (value: unknown): value is ColorValue => typeof value === 'object' && value !== null && 'components' in value

/** A seed in a scheme; undefined where the file has none, or an alias of another token. */
export function seedColor(file: File, name: string, scheme: Scheme): ColorValue | undefined {
  const token = givenToken(file, 'seed', name)
  const dark = scheme === 'dark' ? token?.$extensions?.['org.vidda.dark'] : undefined
  const value = dark ?? token?.$value
  return isColor(value) ? value : undefined
}

export type Place = { readonly path: Path; readonly written: (value: unknown) => unknown }

/** Where a token's value is written: into the token that is there, else as a new one of that type. */
export function placeOf(file: File, group: string, name: string, type: string): Place {
  if (givenToken(file, group, name)) return { path: [group, name, '$value'], written: (value) => value }
  const isTyped = file?.[group]?.['$type'] === type
  return { path: [group, name], written: (value) => ({ ...(!isTyped && { $type: type }), $value: value }) }
}
