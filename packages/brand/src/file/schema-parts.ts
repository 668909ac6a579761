import { Type, type TObject, type TProperties } from 'typebox'

/** An object without other keys. */
export const closed = <P extends TProperties>(properties: P, description: string): TObject<P> =>
  Type.Object(properties, { additionalProperties: false, description })

/** A text that is not empty, unless its pattern says otherwise. */
export const text = (description: string, example: string, pattern = '\\S') => Type.String({ description, pattern, examples: [example] })
