/** Lets `most` works run at a time; the others wait in the order in which they came. */
export function atOnce(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** What becomes of each item, in the items' order, though `most` of them are worked on at a time. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const running: Promise<Result>[] = []
  for await (const item of items) {
    const result = work(item)
    // One that fails is met when its turn comes.
    result.catch(() => undefined)
    running.push(result)
    const first = running.length >= most ? running.shift() : undefined
    if (first) yield await first
  }
  for (const result of running) yield await result
}
