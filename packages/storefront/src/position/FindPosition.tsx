import { positionTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { TextField } from '@vidda/ui/text-field'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { positionProblem } from './position-problem.ts'
import { usePosition } from './use-position.ts'

/** A postal code, or the device's position. */
export function FindPosition({ onFound }: { readonly onFound: () => void }) {
  const texts = useTexts(positionTexts)
  const { position, pending, failed, find } = usePosition((view) => view)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(false)
  // A device asks its owner first, who may let it wait: another postal code can be given meanwhile.
  const [asked, setAsked] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(position)

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (position !== before.current) onFound()
  }, [onFound, position])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const digits = code.trim()
    const isCode = /^\d{4}$/.test(digits)
    setWrong(!isCode)
    if (isCode) ask(digits)
  }

  function ask(digits: string | null) {
    setAsked(digits)
    void find(digits)
  }

  const problem = wrong ? texts.codeWrong : positionProblem(failed, texts)
  return (
    <form noValidate aria-label={texts.open} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={texts.code}
        value={code}
        onValueChange={setCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        error={problem}
      />
      <div data-part="ways">
        <Button type="submit" variant="quiet" loading={pending && asked === code.trim()}>
          {texts.show}
        </Button>
        <Button variant="plain" icon={<Icon name="pin" />} loading={pending} onClick={() => ask(null)}>
          {texts.useDevice}
        </Button>
      </div>
    </form>
  )
}
