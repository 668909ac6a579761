import { ApiError } from '@vidda/client'
import type { PollAnswer, PollQuestion } from '@vidda/domain/poll'
import { pollTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import { keepAnswer, ownAnswers } from './own-answers.ts'

export type Answering = {
  readonly selected: number | null
  readonly select: (id: number) => void
  readonly pending: boolean
  readonly error: string | undefined
  /** The visitor's own answer, once it is known. */
  readonly own: number | null
  /** What all have answered; null until it is shown. */
  readonly answers: readonly PollAnswer[] | null
  readonly note: string | undefined
  readonly answer: (id: number) => Promise<void>
  readonly show: () => Promise<void>
}

const already = 409
const over = 404

/** Answering one question: what is selected, sent, and what all have answered afterwards. */
export function useAnswering({ id: questionId }: PollQuestion): Answering {
  const { api } = useApp()
  const texts = useTexts(pollTexts)
  const [selected, setSelected] = useState<number | null>(null)
  const [own, setOwn] = useState<number | null>(null)
  const [answers, setAnswers] = useState<readonly PollAnswer[] | null>(null)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const [note, setNote] = useState<string>()

  const read = useCallback(async () => {
    try {
      const { fetchAnswers } = await fetchCode(() => import('@vidda/client/content'), 'fetchAnswers')
      return await fetchAnswers(api, questionId)
    } catch {
      return null
    }
  }, [api, questionId])

  async function show(mine: PollAnswer | null = null): Promise<void> {
    const all = await read()
    if (all) return setAnswers(all)
    if (!mine) return setError(texts.showFailed)
    setNote(texts.resultsFailed)
    setAnswers([{ ...mine, count: 1 }])
  }

  async function answer(optionId: number): Promise<void> {
    setPending(true)
    setError(undefined)
    try {
      const { answerQuestion } = await fetchCode(() => import('@vidda/client/content'), 'answerQuestion')
      const mine = await answerQuestion(api, questionId, optionId)
      keepAnswer(questionId, optionId)
      setOwn(optionId)
      await show(mine)
    } catch (failure) {
      const status = failure instanceof ApiError ? failure.status : 0
      if (status !== already && status !== over) return setError(texts.failed)
      setNote(status === already ? texts.already : texts.over)
      await show()
    } finally {
      setPending(false)
    }
  }

  // Answered before on this device: the answers are shown at once, as they were left.
  useEffect(() => {
    const before = ownAnswers()[questionId]
    if (before === undefined) return
    setOwn(before)
    void read().then((all) => all && setAnswers(all))
  }, [questionId, read])

  return { selected, select: setSelected, pending, error, own, answers, note, answer, show: () => show() }
}
