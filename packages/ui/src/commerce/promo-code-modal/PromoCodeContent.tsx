import { formatMoney } from '@vidda/domain/money'
import { fill, promoTexts } from '@vidda/texts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { OpenCodes, type OpenCode } from './OpenCodes.tsx'
import type { PromoCodeModalProps } from './PromoCodeModal.tsx'
import { PromoCodeModalRoot } from './PromoCodeModal.styles.ts'

const noCodes: readonly OpenCode[] = []

type PromoCodeContentProps = Pick<PromoCodeModalProps, 'open' | 'onApply' | 'loading' | 'problem' | 'active' | 'onRemove' | 'codes'>

/** What was written and tried is forgotten with the modal, which holds it only while it shows. */
export function PromoCodeContent({
  open,
  onApply,
  loading = false,
  problem = null,
  active = null,
  onRemove,
  codes = noCodes,
}: PromoCodeContentProps) {
  const texts = useTexts(promoTexts)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  const wasActive = useRef(active !== null)
  useEffect(() => {
    // Field and notice take each other's place: the focus goes along, but not to the button that takes the code off again.
    if (open && wasActive.current !== (active !== null)) (active ? root : field).current?.focus()
    wasActive.current = active !== null
  }, [active, open])

  function apply(selected: string) {
    const entered = selected.trim()
    setTried(entered)
    if (entered === '') field.current?.focus()
    else if (!loading) onApply(entered)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    apply(code)
  }

  /** Stands until the code is written anew. */
  function errorText(): string | undefined {
    if (tried === '') return texts.missing
    return problem && !loading && tried !== null ? fill(texts[problem], { code: tried }) : undefined
  }

  return (
    <PromoCodeModalRoot ref={root} tabIndex={-1}>
      {active ? (
        <Notice tone="success" role="status" title={fill(texts.active, { code: active.code })}>
          <p>{fill(texts.activeText, { amount: formatMoney(active.discount) })}</p>
          <Button variant="quiet" onClick={onRemove}>
            {texts.remove}
          </Button>
        </Notice>
      ) : (
        <>
          <form noValidate onSubmit={handleSubmit}>
            <TextField
              ref={field}
              label={texts.label}
              help={texts.help}
              value={code}
              error={errorText()}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              onValueChange={(value) => {
                setCode(value)
                setTried(null)
              }}
            />
            <Button type="submit" full loading={loading}>
              {loading ? texts.applying : texts.apply}
            </Button>
          </form>
          <OpenCodes
            codes={codes}
            onUse={(selected) => {
              setCode(selected)
              apply(selected)
            }}
          />
        </>
      )}
    </PromoCodeModalRoot>
  )
}
