import * as wire from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isShared = (schema: unknown): schema is object => typeof schema === 'object' && schema !== null && 'properties' in schema

const names = new Map<unknown, string>(Object.entries(wire).flatMap(([name, schema]) => (isShared(schema) ? [[schema, name]] : [])))

const inside = (schema: unknown): Json => {
  if (Array.isArray(schema)) return schema.map(referring)
  if (typeof schema !== 'object' || schema === null) return schema as Json
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, referring(value)]))
}

/** The schema with the contract's own entities by name, so that the OpenAPI document says each once. */
export function referring(schema: unknown): Json {
  const name = names.get(schema)
  return name === undefined ? inside(schema) : { $ref: `${name}#` }
}

export function shareSchemas(app: FastifyInstance): void {
  for (const [schema, name] of names) app.addSchema({ $id: name, ...(inside(schema) as object) })
}
