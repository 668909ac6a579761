/** The oldest Node that the commerce API supports; the same as `engines` of its package. */
const oldest = 22

/** A one-line message if the Node at `program` is too old, with what to do about it; null if it is supported. */
export function nodeFault(version: string, program: string): string | null {
  if (Number.parseInt(version, 10) >= oldest) return null
  return `The commerce API runs on Node ${oldest} or newer, and ${program} is Node ${version}. Install a newer one (https://nodejs.org), or put the folder of one that is there first in PATH.`
}
