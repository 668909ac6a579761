import { placeTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import { PlaceRoot } from './Place.styles.ts'
import { usePlace } from './use-place.ts'

const load = () => fetchCode(() => import('./FindPlace.tsx'), 'FindPlace')

/** Says what distances are measured from, and opens the form to tell it; the form's code is fetched when it is first wanted. */
export function LazyFindPlace() {
  const texts = useTexts(placeTexts)
  const place = usePlace((view) => view.place)
  const tellFailure = useFailure()
  const [Form, setForm] = useState<ComponentType<{ readonly onFound: () => void }> | null>(null)

  const [isFound, setFound] = useState(false)
  const found = useRef<HTMLButtonElement>(null)

  // The form goes with the focus that it had.
  useEffect(() => {
    if (isFound && document.activeElement === document.body) found.current?.focus()
  }, [isFound])

  function handleFound() {
    setForm(null)
    setFound(true)
  }

  function handleOpen() {
    setFound(false)
    load().then(({ FindPlace }) => setForm(() => FindPlace), tellFailure)
  }

  return (
    <PlaceRoot>
      {Form ? (
        <Form onFound={handleFound} />
      ) : (
        <Button ref={found} variant="plain" size="small" icon={<Icon name="pin" />} onClick={handleOpen}>
          {place ? `${texts.from} ${place.name ?? texts.here}` : texts.open}
        </Button>
      )}
    </PlaceRoot>
  )
}
