import { nodeFault } from './node-fault.ts'

/**
 * Starts a program, or tells in one line that this Node is too old for it and sets status 1. `start` has to import the program dynamically:
 * the modules of a static import are linked before this check, and on an older Node their dependencies end it with a syntax error.
 */
export async function onSupportedNode(program: string, start: () => Promise<void>): Promise<void> {
  const fault = nodeFault(program, process.versions.node, process.execPath)
  if (fault === null) return start()
  console.error(fault)
  process.exitCode = 1
}
