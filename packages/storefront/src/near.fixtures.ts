import { beforeEach, vi } from 'vitest'

/** As in a browser whose window reaches everything: what waits to be near is. */
class NearAtOnce {
  readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(tell: NearAtOnce['tell']) {
    this.tell = tell
  }
  observe(): void {
    this.tell([{ isIntersecting: true }])
  }
  disconnect(): void {
    // There is nothing to let go.
  }
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearAtOnce))
