/** Time (ms) that a loader whose page is ready gives to what is beside the matter; the whole page has a deadline. */
const timeout = 800

/** The answer, or null where it takes too long. */
export async function soon<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeout)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
