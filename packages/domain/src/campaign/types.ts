export type Campaign = {
  readonly id: number
  readonly name: string
  readonly shortDescription: string
  readonly description: string
  /** ISO 8601 instants. */
  readonly start: string
  readonly end: string
  readonly count: number
  readonly image: string | null
  readonly imageMobile: string | null
  /** What its picture shows; empty where nobody has said. */
  readonly imageAlt: string
  readonly showLabel: boolean
  readonly showImage: boolean
  readonly labelText: string | null
  readonly url: string | null
}
