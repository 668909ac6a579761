import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type InputEvent, type ReactNode, useImperativeHandle } from 'react'
import { fieldsTexts, fill } from '@vidda/texts'
import { FormSummary, type FormSummaryProps } from '../form-summary/index.ts'
import { FormContext } from '../../primitives/internal/form-context.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { FormRoot } from './Form.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { fieldsOf, isControl, isOutOfRange, nameOf, problemOf } from './problems.ts'

/** By the name of a field; the shape of `errors` in a 422. */
export type FormErrors = Readonly<Record<string, string | readonly string[] | undefined>>

export type FormProps = RootProps<'form', 'onSubmit' | 'noValidate'> & {
  /** What is in it, once nothing stops it. */
  readonly onSubmit: (data: FormData) => void
  /** What the server refused, shown at each field until that is written in anew; told again when it refuses the same after another try. One for no field here stands in the summary alone. */
  readonly errors?: FormErrors
  /** Rules that no single field knows, such as two that must agree; asked when the form is sent. */
  readonly validate?: (data: FormData) => FormErrors
  /** Under way: a second press sends nothing. State: `aria-busy`. */
  readonly loading?: boolean
  /** The fields, and the button that sends them. */
  readonly children: ReactNode
}

type Said = Readonly<Record<string, string>>

const none: FormErrors = {}
const nothing = JSON.stringify(none)

/** Several messages for one field stand under each other. */
const saidOf = (errors: FormErrors): Said =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, said]) => {
      const message = typeof said === 'string' ? said : said?.join('\n')
      return message ? [[name, message]] : []
    }),
  )

/**
 * Looks at its fields when it is sent: when something is wrong, nothing goes out, each field says what, and focus goes to a summary with
 * a link to each. A field that is put right says so at once.
 */
export function Form({ onSubmit, errors = none, validate, loading = false, children, onInput, ref, ...rest }: FormProps) {
  const id = useId()
  const texts = useTexts(fieldsTexts)
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, [])
  /** What was refused when it was last told: the same words in a new object are the same refusal, until the form is sent again. */
  const told = useRef(nothing)
  const [own, setOwn] = useState<Said>({})
  const [refused, setRefused] = useState<Said>({})
  const [touched, setTouched] = useState<readonly [name: string] | null>(null)
  const [summary, setSummary] = useState<Pick<FormSummaryProps, 'errors' | 'attempt'>>({ errors: [], attempt: 0 })

  /** What is wrong in the order of the fields, then what belongs to none of them. */
  function sum(said: Said) {
    const fields = form.current ? [...fieldsOf(form.current)] : []
    const placed = fields.flatMap(([name, { id: fieldId }]) => (said[name] ? [{ fieldId, message: said[name] }] : []))
    const names = new Set(fields.map(([name]) => name))
    const others = Object.entries(said).flatMap(([name, message]) => (names.has(name) ? [] : [{ message }]))
    setSummary(({ attempt }) => ({ errors: [...placed, ...others], attempt: attempt + 1 }))
  }

  useEffect(() => {
    const said = saidOf(errors)
    const words = JSON.stringify(said)
    if (words === told.current) return
    told.current = words
    setRefused(said)
    if (Object.keys(said).length > 0) sum(said)
  }, [errors])

  // After the fields' own effects, so that each knows by now what is wrong with what was just written.
  useEffect(() => {
    const field = touched && form.current && fieldsOf(form.current).get(touched[0])
    if (!field) return
    setOwn((before) => (before[touched[0]] ? { ...before, [touched[0]]: problemOf(field, texts) } : before))
    setRefused((before) => (before[touched[0]] ? { ...before, [touched[0]]: '' } : before))
  }, [touched, texts])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (loading) return
    const data = new FormData(event.currentTarget)
    const wrong = [...fieldsOf(event.currentTarget)].filter(([, field]) => problemOf(field, texts))
    const problemsOf = (fields: typeof wrong) => Object.fromEntries(fields.map(([name, field]) => [name, problemOf(field, texts)]))
    const said = saidOf({
      ...problemsOf(wrong.filter(([, field]) => isOutOfRange(field))),
      ...validate?.(data),
      ...problemsOf(wrong.filter(([, field]) => !isOutOfRange(field))),
    })
    setOwn(said)
    setRefused({})
    sum(said)
    if (Object.keys(said).length > 0) return
    told.current = nothing
    onSubmit(data)
  }

  function handleInput(event: InputEvent<HTMLFormElement>) {
    onInput?.(event)
    if (isControl(event.target)) setTouched([nameOf(event.target)])
  }

  const state = useMemo(() => ({ id, errors: { ...refused, ...saidOf(own) } }), [id, own, refused])
  const count = summary.errors.length
  return (
    <FormRoot method="post" {...rest} ref={form} noValidate aria-busy={loading || undefined} onSubmit={handleSubmit} onInput={handleInput}>
      <FormSummary {...summary} title={count === 1 ? texts.oneProblem : fill(texts.problems, { count })} />
      <FormContext value={state}>{children}</FormContext>
    </FormRoot>
  )
}
