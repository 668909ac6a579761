export type PollQuestion = {
  readonly id: number
  readonly pollId: number
  readonly text: string
  readonly options: readonly { readonly id: number; readonly text: string }[]
}

/** spec §3 Poll. */
export type Poll = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly bannerDesktop: string | null
  readonly bannerMobile: string | null
  /** What its picture shows; empty where nobody has said. */
  readonly bannerAlt: string
  readonly questions: readonly PollQuestion[]
}

/** The score of a poll or of one of its questions: how many answers were right. */
export type PollScore = { readonly id: number; readonly score: number }

/** An option that visitors chose; `correct` is null where no option is wrong. */
export type PollAnswer = {
  readonly questionId: number
  readonly optionId: number
  readonly correct: boolean | null
  /** How many chose it; 0 where the server does not say. */
  readonly count: number
}
