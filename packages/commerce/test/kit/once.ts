import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Does the work unless another file of the run has done it, and waits for one that is at it. `path` names the work, in a folder of the run. */
export async function once(path: string, work: () => Promise<void>): Promise<void> {
  const [done, doing] = [`${path}.done`, `${path}.doing`]
  while (!(await exists(done))) {
    const isMine = await mkdir(doing).then(
      () => true,
      () => false,
    )
    if (!isMine) {
      await setTimeout(50)
      continue
    }
    try {
      if (!(await exists(done))) {
        await work()
        await writeFile(done, '')
      }
    } finally {
      await rm(doing, { recursive: true })
    }
  }
}
