#!/usr/bin/env node
import { nodeFault } from '@vidda/commerce/node-fault'

const fault = nodeFault('vidda', process.versions.node, process.execPath)
if (fault === null) {
  // Imported only after the check of the Node version: on an older Node the program's dependencies fail to load with a syntax error.
  const { run } = await import('./run.ts')
  await run()
} else {
  console.error(fault)
  process.exitCode = 1
}
