/** One property in a technical description: `Vekt: 480 g` has the name `Vekt` and the value `480 g`. */
export type Fact = { readonly name: string; readonly value: string }

export type TechnicalFacts = {
  readonly named: readonly Fact[]
  /** Lines without a name, such as `Sveisede sømmer`. */
  readonly others: readonly string[]
}

/** Matches `Vekt: 480 g`. The space after the colon distinguishes it from a time or a scale. */
const namedFact = /^(?<name>[^:]{1,40}):\s+(?<value>\S.*)$/u

/** Parses a technical description with one fact per line. */
export function technicalFacts(description: string): TechnicalFacts {
  const named: Fact[] = []
  const others: string[] = []
  for (const line of description.split('\n')) {
    const text = line.replace(/^\s*[-•]?\s*/u, '').trim()
    const { name, value } = namedFact.exec(text)?.groups ?? {}
    if (name !== undefined && value !== undefined) named.push({ name: name.trim(), value })
    else if (text !== '') others.push(text)
  }
  return { named, others }
}
