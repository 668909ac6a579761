/** One thing that is wrong with a brand or a theme. */
export interface Problem {
  /** The file as people know it: `brands/so/brand.json`. */
  readonly file: string
  /** The key in the file, `company.orgNo` or `menu.extra[1].to`; left out where the whole file is meant. */
  readonly key?: string
  /** What is wrong, what was expected and how to mend it. */
  readonly message: string
}

export const problemText = ({ file, key, message }: Problem): string =>
  key === undefined ? `${file}: ${message}` : `${file}: ${key} ${message}`

/** A brand that cannot be used; `problems` holds all that was found, not only the first. */
export class BrandError extends Error {
  override readonly name = 'BrandError'
  readonly problems: readonly Problem[]

  constructor(brand: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
    super([`The brand "${brand}" has ${count}:`, ...problems.map((problem) => `- ${problemText(problem)}`)].join('\n'))
    this.problems = problems
  }
}
