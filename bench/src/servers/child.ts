/** What a measured process tells its parent, and what it is asked. */
export type FromChild = { readonly ready: unknown } | { readonly cpu: number } | { readonly result: unknown }
export type ToChild = 'cpu' | 'stop' | { readonly options: unknown } | { readonly task: unknown }

const send = (message: FromChild): void => {
  process.send?.(message)
}

/** What the parent passes first, however much it is; each child knows its own options. */
export const childOptions = (): Promise<unknown> =>
  new Promise((resolve) => process.once('message', (message) => resolve((message as { readonly options: unknown }).options)))

type Work = { readonly close: () => Promise<unknown>; readonly task?: (task: unknown) => Promise<unknown> }

/** Says that the process is ready, tells its CPU time in ms, does tasks when asked, and stops with its parent. */
export function serveParent(ready: unknown, { close, task }: Work): void {
  process.on('message', (message: ToChild) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage()
      send({ cpu: (user + system) / 1000 })
    } else if (message === 'stop') void close().then(() => process.exit(0))
    else if ('task' in message) void task?.(message.task).then((result) => send({ result }))
  })
  process.once('disconnect', () => process.exit(0))
  // A terminal's Ctrl-C reaches the parent too, whose end is then noticed.
  process.on('SIGINT', () => undefined)
  send({ ready })
}
