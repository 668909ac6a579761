#!/usr/bin/env node
import { nodeFault } from './node-fault.ts'

const fault = nodeFault('The commerce API', process.versions.node, process.execPath)
if (fault === null) {
  // Imported only after the check of the Node version: on an older Node the server's dependencies fail to load with a syntax error.
  const { run } = await import('./run.ts')
  await run()
} else {
  console.error(fault)
  process.exitCode = 1
}
