declare module 'virtual:vidda-screens' {
  export const recordings: Readonly<Record<string, () => Promise<{ readonly default: import('./recorded.ts').Recorded }>>>
}
