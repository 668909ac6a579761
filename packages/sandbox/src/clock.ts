/** A time that tests can move. Tasks that fall due while it is moved run one after another, each at its own time. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs the task once the time has come; the answer takes it back. */
  at(due: number, task: Task): () => void
  /** Moves the time forward and runs what falls due on the way, to its end. */
  advance(milliseconds: number): Promise<void>
  /** How far the time is ahead of the machine's. */
  offset(): number
  stop(): void
}

type Task = () => void | Promise<void>
type Planned = { readonly due: number; readonly task: Task }

const longestTimeout = 2 ** 31 - 1

export function createClock({ offset: initial = 0, stands = false }: { readonly offset?: number; readonly stands?: boolean } = {}): Clock {
  const start = Date.now()
  let offset = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  /** While the time is moved, no timer runs a task beside those that are waited for. */
  let moving = false
  let moves: Promise<void> = Promise.resolve()
  const running = new Set<Promise<void>>()
  const planned = new Set<Planned>()

  const now = (): number => (stands ? start : Date.now()) + offset
  const next = (): Planned | undefined => {
    let first: Planned | undefined
    for (const item of planned) if (first === undefined || item.due < first.due) first = item
    return first
  }

  const wake = (): void => {
    clearTimeout(timer)
    const first = next()
    if (stopped || moving || first === undefined || (stands && first.due > now())) return
    timer = setTimeout(runDue, Math.min(Math.max(first.due - now(), 0), longestTimeout))
    timer.unref()
  }

  const begin = ({ task }: Planned): void => {
    const run = Promise.resolve(task()).finally(() => running.delete(run))
    running.add(run)
  }

  const runDue = (): void => {
    const time = now()
    for (let first = next(); first !== undefined && first.due <= time; first = next()) {
      planned.delete(first)
      begin(first)
    }
    wake()
  }

  const move = async (milliseconds: number): Promise<void> => {
    moving = true
    const target = now() + milliseconds
    await Promise.all(running)
    for (let first = next(); first !== undefined && first.due <= target; first = next()) {
      planned.delete(first)
      offset += Math.max(first.due - now(), 0)
      await first.task()
    }
    offset += Math.max(target - now(), 0)
    moving = false
    wake()
  }

  return {
    now,
    at(due, task) {
      const item = { due, task }
      planned.add(item)
      wake()
      return () => {
        planned.delete(item)
        wake()
      }
    },
    advance(milliseconds) {
      moves = moves.then(() => move(milliseconds))
      return moves
    },
    offset: () => offset,
    stop() {
      stopped = true
      clearTimeout(timer)
      planned.clear()
    },
  }
}
