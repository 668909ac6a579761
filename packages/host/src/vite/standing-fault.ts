import type { ViteDevServer } from 'vite'

export type StandingFault = {
  readonly show: (message: string) => void
  readonly clear: () => void
  readonly stands: () => boolean
}

/** Shows a fault on the pages that are open, and on each that is opened or loaded anew before it is cleared. */
export function createStandingFault({ environments }: ViteDevServer): StandingFault {
  const { hot } = environments.client
  let fault: string | null = null
  const payload = (message: string) => ({ type: 'error' as const, err: { message, stack: '' } })
  hot.on('vite:client:connect', (_, client) => {
    if (fault !== null) client.send(payload(fault))
  })
  return {
    show(message) {
      fault = message
      hot.send(payload(message))
    },
    clear() {
      fault = null
    },
    stands: () => fault !== null,
  }
}
