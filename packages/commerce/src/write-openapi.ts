import { writeFileSync } from 'node:fs'
import { openApiDocument } from './open-api.ts'

// The document belongs to the contract; the routes, which know it, are here.
const file = new URL('../../contract/openapi.json', import.meta.url)
writeFileSync(file, await openApiDocument())
console.log(`Wrote ${file.pathname}`)
