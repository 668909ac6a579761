import type { DevEnvironment } from 'vite'
import { reloadsName, shownEvent } from '../development/reloads.ts'

export type PageReloads = {
  /** Loads the open pages anew, and those that are still loading as soon as they can be told. */
  readonly reload: () => void
  /** Writes into a document which reloads it came after; taken before the document is made, as a change may come in between. */
  readonly stamp: () => (html: string) => string
}

const ofChannels = new WeakMap<object, PageReloads>()

/** The reloads of the pages that a server's client environment has, the same for every plugin. */
export function pageReloads({ hot }: DevEnvironment): PageReloads {
  const known = ofChannels.get(hot)
  if (known) return known
  let count = 0
  // A page hears nothing before it is connected: it tells the count that it was made at.
  hot.on(shownEvent, (shown: unknown, client) => {
    if (shown !== count) client.send({ type: 'full-reload' })
  })
  const reloads: PageReloads = {
    reload() {
      count += 1
      hot.send({ type: 'full-reload' })
    },
    stamp() {
      const meta = `<meta name="${reloadsName}" content="${count}">`
      return (html) => html.replace('</head>', `${meta}</head>`)
    },
  }
  ofChannels.set(hot, reloads)
  return reloads
}
