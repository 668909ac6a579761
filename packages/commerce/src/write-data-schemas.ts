import { mkdirSync, writeFileSync } from 'node:fs'
import { dataSchema } from './import/schemas.ts'
import { kindNames } from './import/files.ts'

// The schemas belong to the contract; which kinds there are is known here.
const folder = new URL('../../contract/data/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const kind of kindNames) writeFileSync(new URL(`${kind}.json`, folder), `${JSON.stringify(dataSchema(kind), null, 2)}\n`)
console.log(`Wrote ${kindNames.length} schemas to ${folder.pathname}`)
