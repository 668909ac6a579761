import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Compile = ReturnType<SerializerFactory>
type Serialize = ReturnType<Compile>

/** By the shared schemas and options, then by the schema itself, each as JSON. */
const known = new Map<string, Map<string, Serialize>>()

/**
 * The framework's serializers, compiled lazily and once per schema. Compiling all of them at the start took more than half of it, and every
 * route shares the schemas of its errors with the others.
 */
export const serializersOnce = (): SerializerFactory => {
  const build = SerializerSelector()
  return (shared, options) => {
    const context = JSON.stringify([shared, options])
    const serializers = known.get(context) ?? new Map<string, Serialize>()
    known.set(context, serializers)
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
