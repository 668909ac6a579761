import { setTimeout } from 'node:timers/promises'

/** Begins so many pieces of work at even distances, whether or not earlier ones have ended; `due` is when a piece was to begin. */
export async function atSteadyPace<Result>(
  { perSecond, count }: { readonly perSecond: number; readonly count: number },
  work: (index: number, due: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const first = performance.now()
  const begun: Promise<Result>[] = []
  for (let index = 0; index < count; index += 1) {
    const due = first + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    begun.push(work(index, due))
  }
  return Promise.all(begun)
}
