import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'

const json = 'application/json; charset=utf-8'

/** Sends JSON text as it is. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply => reply.header('content-type', json).send(text)

const maxBytes = 32 * 1024 * 1024
// Other processes change the same database: what they did shows within this time.
const freshFor = 5000

/**
 * Keeps the text of answers that are the same for everybody. Empties itself when this process changes stock, and each answer after 5 s,
 * so that listings never offer for long what another process has sold.
 */
export class Answers {
  readonly #kept = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (text) => text.length + 1, ttl: freshFor })
  readonly #making = new Map<string, Promise<string>>()
  #version = 0

  async get(key: string, make: () => Promise<string>): Promise<string> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const under = `${this.#version} ${key}`
    const running = this.#making.get(under)
    if (running) return running
    const making = this.#make(key, make).finally(() => this.#making.delete(under))
    this.#making.set(under, making)
    return making
  }

  clear(): void {
    this.#version += 1
    this.#kept.clear()
  }

  async #make(key: string, make: () => Promise<string>): Promise<string> {
    const version = this.#version
    const text = await make()
    if (version === this.#version) this.#kept.set(key, text)
    return text
  }
}
