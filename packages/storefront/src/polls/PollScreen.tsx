import { useCallback, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { imageSources } from '@vidda/contract'
import { screens } from '@vidda/domain/route'
import type { PollQuestion as Question } from '@vidda/domain/poll'
import { fill, pollTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { Picture } from '@vidda/ui/picture'
import { PollQuestion } from '@vidda/ui/poll-question'
import { PollResult } from '@vidda/ui/poll-result'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import { PollRoot } from './PollScreen.styles.ts'
import { useAnswering } from './use-answering.ts'
import type { PollData } from './load-poll.ts'

/** Whether the visitor's answers were right, by question; null where no answer is wrong. */
type Judged = Readonly<Record<number, boolean | null>>

/** A poll: one answer per question, then what all have answered. */
export function PollScreen() {
  const { poll } = useLoaderData<PollData>()
  const texts = useTexts(pollTexts)
  const [judged, setJudged] = useState<Judged>({})
  const judge = useCallback((id: number, right: boolean | null) => setJudged((before) => ({ ...before, [id]: right })), [])
  const { questions } = poll
  const done = questions.length > 0 && questions.every(({ id }) => id in judged)
  const scored = Object.values(judged).filter((right) => right !== null)
  const { bannerDesktop: banner, bannerMobile, bannerAlt } = poll
  return (
    <PollRoot>
      <ScreenTrail trail={[{ text: poll.name }]} />
      <div data-part="head">
        {banner && (
          <div data-part="picture" data-tall={bannerMobile ? true : undefined}>
            <Picture
              image={imageSources(banner)}
              {...(bannerMobile && { narrow: imageSources(bannerMobile) })}
              alt={bannerAlt}
              ratio="5:2"
              sizes="(width >= 63.75em) 40vw, 100vw"
              fill
              priority
            />
          </div>
        )}
        <SectionHeading level={1} text={poll.description}>
          {poll.name}
        </SectionHeading>
      </div>
      {questions.length === 0 && (
        <EmptyState title={texts.noQuestions} action={<ButtonLink to={screens.home}>{texts.onward}</ButtonLink>} />
      )}
      <ol role="list">
        {questions.map((question) => (
          <li key={question.id}>
            <Asked question={question} onJudged={judge} />
          </li>
        ))}
      </ol>
      {done && (
        <Notice
          tone="success"
          role="status"
          title={scored.length > 0 ? fill(texts.score, { right: scored.filter(Boolean).length, total: scored.length }) : texts.thanks}
        />
      )}
    </PollRoot>
  )
}

type AskedProps = { readonly question: Question; readonly onJudged: (questionId: number, right: boolean | null) => void }

function Asked({ question, onJudged }: AskedProps) {
  const texts = useTexts(pollTexts)
  const { answers, own, note, selected, select, pending, error, answer, show } = useAnswering(question)
  const { id, text, options } = question

  useEffect(() => {
    if (answers && own !== null) onJudged(id, answers.find(({ optionId }) => optionId === own)?.correct ?? null)
  }, [answers, id, onJudged, own])

  if (!answers) {
    return (
      <>
        <PollQuestion
          question={text}
          options={options}
          value={selected}
          onValueChange={select}
          onAnswer={(option) => void answer(option)}
          loading={pending}
          error={error}
        />
        <Button variant="plain" onClick={() => void show()}>
          {texts.show}
        </Button>
      </>
    )
  }
  const scores = options.map((option) => {
    const given = answers.find(({ optionId }) => optionId === option.id)
    return { ...option, count: given?.count ?? 0, ...(given?.correct && { correct: true }) }
  })
  return (
    <>
      <PollResult question={text} scores={scores} own={own} />
      {note && (
        <Notice role="status">
          <p>{note}</p>
        </Notice>
      )}
    </>
  )
}
