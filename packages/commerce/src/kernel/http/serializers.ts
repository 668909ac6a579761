import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Compile = ReturnType<SerializerFactory>
type Serialize = ReturnType<Compile>

/** By the schemas that others refer to, and then by schema, each as text. */
const known = new Map<string, Map<string, Serialize>>()

/**
 * The framework's serializers, each schema compiled once, by the first answer that needs it: every route answers its failures in the same
 * few shapes, and compiled at the start the schemas of all routes took more than half of it.
 */
export const serializersOnce = (): SerializerFactory => {
  const build = SerializerSelector()
  return (shared, options) => {
    const sharedText = JSON.stringify(shared)
    const serializers = known.get(sharedText) ?? new Map<string, Serialize>()
    known.set(sharedText, serializers)
    let compile: Compile | undefined
    return (route) => {
      const key = JSON.stringify(route.schema)
      const serialize = serializers.get(key) ?? lazily(() => (compile ??= build(shared, options))(route))
      serializers.set(key, serialize)
      return serialize
    }
  }
}

function lazily(compile: () => Serialize): Serialize {
  let compiled: Serialize | undefined
  return (answer) => (compiled ??= compile())(answer)
}
