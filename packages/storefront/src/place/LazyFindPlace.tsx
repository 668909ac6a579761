import { placeTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import { PlaceRoot } from './Place.styles.ts'
import { usePlace } from './use-place.ts'

const load = () => fetchCode(() => import('./FindPlace.tsx'))

/** Says what distances are measured from, and opens the form to tell it; the form's code is fetched when it is first wanted. */
export function LazyFindPlace() {
  const texts = useTexts(placeTexts)
  const place = usePlace((view) => view.place)
  const tellFailure = useFailure()
  const [Form, setForm] = useState<ComponentType<{ readonly onFound: () => void }> | null>(null)

  function handleOpen() {
    load().then(({ FindPlace }) => setForm(() => FindPlace), tellFailure)
  }

  return (
    <PlaceRoot>
      {Form ? (
        <Form onFound={() => setForm(null)} />
      ) : (
        <Button variant="plain" size="small" icon={<Icon name="pin" />} onClick={handleOpen}>
          {place ? `${texts.from} ${place.name ?? texts.here}` : texts.open}
        </Button>
      )}
    </PlaceRoot>
  )
}
