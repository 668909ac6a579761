import { positionTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import { PositionRoot } from './Position.styles.ts'
import { usePosition } from './use-position.ts'

const load = () => fetchCode(() => import('./FindPosition.tsx'), 'FindPosition')

/** Says what distances are measured from, and opens the form to tell it; the form's code is fetched when it is first wanted. */
export function LazyFindPosition() {
  const texts = useTexts(positionTexts)
  const position = usePosition((view) => view.position)
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
    load().then(({ FindPosition }) => setForm(() => FindPosition), tellFailure)
  }

  return (
    <PositionRoot>
      {Form ? (
        <Form onFound={handleFound} />
      ) : (
        <Button ref={found} variant="plain" size="small" icon={<Icon name="pin" />} onClick={handleOpen}>
          {position ? `${texts.from} ${position.name ?? texts.here}` : texts.open}
        </Button>
      )}
    </PositionRoot>
  )
}
