import { describe, expect, it } from 'vitest'
import type { TestServer } from '../../../kit/server.ts'

export const healthSuite = (server: () => TestServer): void =>
  void describe('health', () => {
    it.each(['/healthz', '/readyz', '/metrics'])('[R10.39] %s answers 200 outside /api/v1, without a tenant', async (path) => {
      expect((await fetch(server().url + path)).status).toBe(200)
    })

    it('[R10.39] /metrics is in the form that Prometheus reads: described families, and counters and times that rise', async () => {
      const read = async () => {
        const answer = await fetch(`${server().url}/metrics`)
        expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
        return answer.text()
      }
      const count = (text: string, name: string) =>
        Number(new RegExp(`^${name}\\{method="GET",route="/api/v1/genders"[^}]*\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
      await server().first.get('/genders')
      const before = await read()
      await server().first.get('/genders')
      const after = await read()
      expect(count(after, 'vidda_http_requests_total')).toBe(count(before, 'vidda_http_requests_total') + 1)
      expect(count(after, 'vidda_http_request_duration_seconds_count')).toBe(count(before, 'vidda_http_request_duration_seconds_count') + 1)
      const families = new Set([...after.matchAll(/^# TYPE (\w+) (?:counter|gauge|histogram)$/gm)].map(([, name = '']) => name))
      // The format allows empty lines anywhere.
      for (const line of after.trimEnd().split(/\n+/)) {
        if (line.startsWith('# ')) expect(line).toMatch(/^# (?:HELP|TYPE) \w+ \S/)
        else {
          const name = /^(\w+)(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)*\})? [\d.e+-]+$/.exec(line)?.[1] ?? ''
          expect(families).toContain(families.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, ''))
        }
      }
    })
  })
