/** The oldest Node that the commerce API runs on, as its package's `engines` has it. */
const oldest = 22

/** What is wrong with a version of Node, which is at `program`, in one line that says what to do; null where nothing is. */
export function nodeFault(version: string, program: string): string | null {
  if (Number.parseInt(version, 10) >= oldest) return null
  return `The commerce API runs on Node ${oldest} or newer, and ${program} is Node ${version}. Install a newer one (https://nodejs.org), or put the folder of one that is there first in PATH.`
}
