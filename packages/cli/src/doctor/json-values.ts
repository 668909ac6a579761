export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The object that a text is as JSON; an empty one where it is none, which reading the brand tells. */
export function jsonObject(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
