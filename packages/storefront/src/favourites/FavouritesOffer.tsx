import { favouriteListTexts, fill } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { OfferAnswers } from './FavouritesOffer.styles.ts'
import { useGuestOffer } from './use-guest-offer.ts'

/** What was chosen before the log-in may be added to the account's list. The focus stays here with the answer. */
export function FavouritesOffer() {
  const texts = useTexts(favouriteListTexts)
  const { offered, answer } = useGuestOffer()
  const [answered, setAnswered] = useState<'taken' | 'declined' | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answered) told.current?.focus()
  }, [answered])

  function handleAnswer(wanted: boolean) {
    answer(wanted)
    setAnswered(wanted ? 'taken' : 'declined')
  }

  if (answered) {
    return (
      <Notice ref={told} role="status" tabIndex={-1} tone={answered === 'taken' ? 'success' : 'info'}>
        <p>{texts[answered]}</p>
      </Notice>
    )
  }
  if (offered.length === 0) return null
  return (
    <Notice>
      <p>{offered.length === 1 ? texts.offerOne : fill(texts.offer, { count: offered.length })}</p>
      <OfferAnswers>
        <Button variant="quiet" size="small" onClick={() => handleAnswer(true)}>
          {texts.take}
        </Button>
        <Button variant="plain" size="small" onClick={() => handleAnswer(false)}>
          {texts.decline}
        </Button>
      </OfferAnswers>
    </Notice>
  )
}
