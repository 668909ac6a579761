import { formatMoney, type Ore } from '@vidda/domain/money'
import { cartTexts, fill, withdrawTexts } from '@vidda/texts'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { FormSummary } from '../../patterns/form-summary/index.ts'
import { sizeInWords } from '../internal/size-in-words.ts'
import { wholeWords } from '../../foundation/internal/whole-words.tsx'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { SelectField } from '../../primitives/select-field/index.ts'
import { TextArea } from '../../primitives/text-area/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { WithdrawalFormRoot } from './WithdrawalForm.styles.ts'

export type WithdrawalLine = {
  readonly ean: string
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: ImageSources
  /** The price of one. */
  readonly price: Ore
  /** How many can be withdrawn from. */
  readonly count: number
}

export type WithdrawalValues = {
  /** How many by EAN; what is not named is kept. */
  readonly counts: Readonly<Record<string, number>>
  /** To the shop; may be empty. */
  readonly message: string
}

export type WithdrawalFormProps = RootProps<'form', 'onSubmit' | 'onCancel'> & {
  /** What can be withdrawn from. */
  readonly lines: readonly WithdrawalLine[]
  /** What is chosen and written; the caller keeps it. */
  readonly values: WithdrawalValues
  /** All values, after each change of one. */
  readonly onValuesChange: (values: WithdrawalValues) => void
  /** What is paid back for what is chosen; null while nothing is. */
  readonly refund: Ore | null
  /** Whether something of the order has been charged; else the amount will not be. */
  readonly charged: boolean
  /** Called when something is chosen. */
  readonly onSubmit: () => void
  /** Back to the receipt. */
  readonly onCancel: () => void
  /** Above the goods: why they must be chosen anew. */
  readonly children?: ReactNode
}

const mostCharacters = 2000

/** Which goods of an order to withdraw from, and how many of each. A try with none chosen brings the focus to a summary. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { lines, values, onValuesChange, refund, charged, onSubmit, onCancel, children, ...rest } = props
  const texts = useTexts(withdrawTexts)
  const cart = useTexts(cartTexts)
  const [attempt, setAttempt] = useState(0)
  const form = useId()
  const countOf = ({ ean, count }: WithdrawalLine) => Math.min(values.counts[ean] ?? 0, count)
  const hasNone = lines.every((line) => countOf(line) === 0)
  const isAll = lines.every((line) => countOf(line) === line.count)
  const isWrong = attempt > 0 && hasNone

  const choose = (counts: WithdrawalValues['counts']) => onValuesChange({ ...values, counts })
  const chooseOne = ({ ean }: WithdrawalLine, count: number) => choose({ ...values.counts, [ean]: count })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (hasNone) setAttempt((tries) => tries + 1)
    else onSubmit()
  }

  return (
    <WithdrawalFormRoot method="post" noValidate aria-label={texts.goodsTitle} {...rest} onSubmit={handleSubmit}>
      <FormSummary attempt={attempt} errors={isWrong ? [{ fieldId: `${form}-0`, message: texts.none }] : []} />
      {children}
      <fieldset>
        <legend>{texts.goods}</legend>
        {lines.length > 1 && (
          <Checkbox
            label={texts.all}
            checked={isAll}
            indeterminate={!isAll && !hasNone}
            onCheckedChange={(isChecked) => choose(Object.fromEntries(lines.map(({ ean, count }) => [ean, isChecked ? count : 0])))}
          />
        )}
        <ul role="list">
          {lines.map((line, index) => (
            <li key={line.ean}>
              <Checkbox
                id={`${form}-${index}`}
                checked={countOf(line) > 0}
                error={isWrong && index === 0 ? texts.none : undefined}
                label={
                  <span data-part="line">
                    <Picture image={line.image} alt="" sizes="4rem" />
                    <span>
                      <span data-part="name">{wholeWords(line.name)}</span>
                      <span data-part="about">
                        {line.color}, {sizeInWords(line.size, cart.size)}
                      </span>
                    </span>
                    <span data-part="price">
                      {line.count > 1 && <span data-part="about">{line.count} ×</span>} {formatMoney(line.price)}
                    </span>
                  </span>
                }
                onCheckedChange={(isChecked) => chooseOne(line, isChecked ? line.count : 0)}
              />
              {line.count > 1 && countOf(line) > 0 && (
                <SelectField
                  label={fill(texts.count, { name: line.name })}
                  value={String(countOf(line))}
                  options={Array.from({ length: line.count }, (_, at) => ({
                    value: String(at + 1),
                    label: fill(texts.countOf, { count: at + 1, most: line.count }),
                  }))}
                  onValueChange={(value) => chooseOne(line, Number(value))}
                />
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <TextArea
        label={texts.message}
        help={texts.messageHelp}
        optional
        rows={2}
        value={values.message}
        onValueChange={(message) => onValuesChange({ ...values, message: message.slice(0, mostCharacters) })}
      />
      <p data-part="refund" role="status">
        {refund !== null && (
          <>
            <span>{charged ? texts.refund : texts.uncharged}</span> <span>{formatMoney(refund)}</span>
          </>
        )}
      </p>
      <div data-part="actions">
        <Button type="submit">{texts.next}</Button>
        <Button variant="plain" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </WithdrawalFormRoot>
  )
}
