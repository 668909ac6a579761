import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApiDocument } from './open-api.ts'

it('the contract’s openapi.json is in step with the routes (pnpm --filter @vidda/commerce openapi)', async () => {
  const written = readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(written)).toEqual(JSON.parse(await openApiDocument()))
})
