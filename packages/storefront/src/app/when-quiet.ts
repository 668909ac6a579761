/** Time (ms) after which an opened page is taken to be quiet. */
const quiet = 6000

/** Runs what nothing on an opened page waits for; the answer gives it up. */
export function whenQuiet(run: () => void): () => void {
  const timer = setTimeout(run, quiet)
  return () => clearTimeout(timer)
}
