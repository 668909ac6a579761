#!/usr/bin/env node
import { nodeFault } from './node-fault.ts'

const fault = nodeFault(process.versions.node, process.execPath)
if (fault === null) {
  // Loaded only now: on an older Node what the server stands on does not load at all, and the process would end with a syntax error of a package.
  const { run } = await import('./run.ts')
  await run()
} else {
  console.error(fault)
  process.exitCode = 1
}
