/** A schema of the OpenAPI document, as far as the commerce API uses it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
}

export type Media = {
  readonly schema?: Schema
  example?: unknown
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>
}

export type Content = Readonly<Record<string, Media>>

export type Body = { readonly description?: string; readonly content?: Content }

/** A body, or where among the components it is. */
export type Shared = Body & { readonly $ref?: string }

export type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

export type Operation = {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: Body
  responses?: Readonly<Record<string, Shared>>
}

type Scheme = { readonly in?: string; readonly name?: string; readonly description?: string }

export type OpenApi = {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly info?: { readonly title?: string; readonly description?: string }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly securitySchemes?: Readonly<Record<string, Scheme>>
    responses?: Readonly<Record<string, Body>>
  }
}

export const operationsOf = ({ paths = {} }: OpenApi): readonly Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods))

/** The last part of a reference: the name of a component. */
export const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''
