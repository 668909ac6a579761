import type { Brand } from '@vidda/brand'
import type { Settings } from '@vidda/commerce'
import type { Demo } from '../extras.ts'
import type { Progress } from '../progress.ts'

/** What a start is to bring up. */
export type StartPlan = {
  readonly shops: readonly { readonly brand: Brand; readonly port: number }[]
  /** Port of the commerce API when it is a process of its own. */
  readonly apiPort: number | null
  readonly demo: Demo | null
  /** Articles of the demo; what is there, or as many as usual, where nobody asks for a number. */
  readonly articles: number | undefined
  readonly fresh: boolean
  readonly secret: string
  /** What the environment sets of the commerce API. */
  readonly settings: Settings
  readonly progress: Progress
  /** Ends the start before it is done. */
  readonly stop: AbortSignal
}

export type Running = {
  readonly shops: readonly { readonly brand: Brand; readonly url: string }[]
  readonly apiUrl: string | null
  /** Where the data lies, in words. */
  readonly location: string
  /** Where mails go: a server, or the outbox folder. */
  readonly mailLocation: string
  readonly close: () => Promise<void>
  /** Words for the end of a part that ended by itself; without it the shop is not whole. */
  readonly lost?: Promise<string>
}
