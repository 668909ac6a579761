import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Compile = ReturnType<SerializerFactory>
type Serialize = ReturnType<Compile>

/** By the schemas that others refer to with the options, and then by schema, each as text. */
const known = new Map<string, Map<string, Serialize>>()

/**
 * The framework's serializers. Each schema is compiled once, because every route answers its failures in the same few shapes, and by the
 * first answer that needs it: compiling all of them took more than half of a start.
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
