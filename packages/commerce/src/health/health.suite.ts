import { describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'

export const healthSuite = (server: () => TestServer): void =>
  void describe('health', () => {
    it.each(['/healthz', '/readyz', '/metrics'])('[R10.39] %s answers 200 outside /api/v1, without a tenant', async (path) => {
      expect((await fetch(server().url + path)).status).toBe(200)
    })
  })
