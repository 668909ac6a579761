declare module 'autocannon' {
  type Options = {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
  }
  type Result = {
    readonly requests: { readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly duration: number
    readonly errors: number
    readonly non2xx: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export = autocannon
}
