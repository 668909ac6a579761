/** The oldest Node that the commerce API and the `vidda` program support; the same as `engines` of their packages. */
const oldest = 22

/** A one-line message if the Node at `executable` is too old for `program`, with what to do about it; null if it is supported. */
export function nodeFault(program: string, version: string, executable: string): string | null {
  if (Number.parseInt(version, 10) >= oldest) return null
  return `${program} runs on Node ${oldest} or newer, and ${executable} is Node ${version}. Install a newer one (https://nodejs.org), or put the folder of one that is there first in PATH.`
}
