import type { Service } from './faults.ts'

/** One request to a service, or one callback that it made. */
export type Call = {
  readonly at: string
  readonly service: Service
  readonly direction: 'request' | 'callback'
  readonly method: string
  readonly url: string
  /** Of a callback: `kco.push`, `qliro.status`, … */
  readonly kind: string | null
  /** Null where there was no answer. */
  readonly status: number | null
  readonly sent: string
  readonly answered: string
  readonly fault: string | null
}

export type Calls = { add(call: Call): void; list(): readonly Call[]; clear(): void }

const most = 5000
const longest = 4000

const secrets: readonly (readonly [RegExp, string])[] = [
  [/("(?:MerchantApiKey|PersonalNumber|bearerToken|authHeader)"\s*:\s*)"[^"]*"/gu, '$1"***"'],
  [/("(?:html_snippet|OrderHtmlSnippet)"\s*:\s*)"(?:[^"\\]|\\.)*"/gu, '$1"***"'],
  [/([?&]token=)[^&"\s]*/gu, '$1***'],
]

const masked = (text: string): string =>
  secrets.reduce((result, [pattern, instead]) => result.replaceAll(pattern, instead), text).slice(0, longest)

/** The newest calls, without their secrets. */
export function createCalls(): Calls {
  let kept: Call[] = []
  return {
    add(call) {
      kept.push({ ...call, url: masked(call.url), sent: masked(call.sent), answered: masked(call.answered) })
      if (kept.length > most) kept = kept.slice(-most)
    },
    list: () => kept,
    clear() {
      kept = []
    },
  }
}
