export type Motion = 'normal' | 'reduced'

const calmQuery = '(prefers-reduced-motion: reduce)'

/** The reader's own setting, unless the toolbar asks for less. */
class MotionSetting extends EventTarget {
  readonly #own: MediaQueryList
  #isReduced = false

  constructor(own: MediaQueryList) {
    super()
    this.#own = own
    own.addEventListener('change', () => this.#tell())
  }

  get media(): string {
    return this.#own.media
  }

  get matches(): boolean {
    return this.#isReduced || this.#own.matches
  }

  reduce(isReduced: boolean): void {
    if (this.#isReduced === isReduced) return
    this.#isReduced = isReduced
    // Not at once: decorators run while React renders, when nothing may be told.
    queueMicrotask(() => this.#tell())
  }

  #tell(): void {
    this.dispatchEvent(new Event('change'))
  }
}

let setting: MotionSetting | null = null

/** Stands between scripts and the browser: they ask it whether less motion is wanted, which a style sheet cannot answer. */
function install(): MotionSetting {
  const ask = globalThis.matchMedia.bind(globalThis)
  const answer = new MotionSetting(ask(calmQuery))
  globalThis.matchMedia = (query) => (query === calmQuery ? (answer as unknown as MediaQueryList) : ask(query))
  return answer
}

/** Lets scripts that ask for the shopper's setting hear the toolbar's: the carousel stands still, the gallery jumps. */
export function showMotion(motion: Motion): void {
  setting ??= install()
  setting.reduce(motion === 'reduced')
}
