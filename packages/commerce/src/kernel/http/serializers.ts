import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { SerializerFactory } from '@fastify/fast-json-stringify-compiler'

/**
 * The framework's serializers, each schema compiled once: every route answers its failures in the same few shapes, and compiled anew for
 * each they were three of the five seconds of a start.
 */
export const serializersOnce = (): SerializerFactory => {
  const build = SerializerSelector()
  return (shared, options) => {
    const compile = build(shared, options)
    const compiled = new Map<string, ReturnType<typeof compile>>()
    return (route) => {
      const key = JSON.stringify(route.schema)
      const serialize = compiled.get(key) ?? compile(route)
      compiled.set(key, serialize)
      return serialize
    }
  }
}
