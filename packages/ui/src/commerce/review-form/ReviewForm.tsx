import { fitTexts, reviewsTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Form, type FormErrors } from '../../patterns/form/index.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { RadioGroup } from '../../primitives/radio-group/index.ts'
import { TextArea } from '../../primitives/text-area/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { ReviewFormRoot } from './ReviewForm.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { StarPicker } from './StarPicker.tsx'

/** With the names of the contract's `Review` (spec §3). */
export type NewReview = {
  /** 1 to 5. */
  readonly rating: number
  /** −1 small, 0 true, 1 large; null when not said. */
  readonly true_to_size: number | null
  readonly content: string
  readonly customer: string
  readonly anonymous: boolean
}

export type ReviewFormProps = RootProps<'div', 'onSubmit' | 'name' | 'onCancel'> & {
  /** Called with a whole review; what is missing is said beside its field, and in a summary that takes focus. */
  readonly onSubmit: (review: NewReview) => void
  /** What the server refused, by field. */
  readonly errors?: FormErrors
  /** Under way: a second press sends nothing. */
  readonly loading?: boolean
  /** It has arrived: thanks stand in place of the form. */
  readonly sent?: boolean
  /** The customer's own name, to begin with. */
  readonly name?: string
  /** A review that is changed: the form begins with it, and says that it is read again. */
  readonly review?: NewReview
  /** Leaves a change, by a button beside the one that sends; left out there is none. */
  readonly onCancel?: () => void
  /** The article has sizes, so that its fit is asked for. Default true. */
  readonly asksFit?: boolean
  /** What the shopper agrees to by sending; default that it is read first and shown with the name. */
  readonly consent?: ReactNode
}

/** The most characters that a review may have. */
const longest = 2000
/** The most characters that the API takes of the name that is shown. */
const longestName = 60

function reviewOf(data: FormData): NewReview {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    rating: Number(text('rating')),
    true_to_size: text('true_to_size') === '' ? null : Number(text('true_to_size')),
    content: text('content'),
    customer: text('customer'),
    anonymous: data.get('anonymous') !== null,
  }
}

/** Stars, fit, words and name: what a customer says of an article. It is shown when the shop has read it. */
export function ReviewForm({
  onSubmit,
  errors,
  loading = false,
  sent = false,
  name = '',
  review,
  onCancel,
  asksFit = true,
  consent,
  ...rest
}: ReviewFormProps) {
  const texts = useTexts(reviewsTexts)
  const fits = useTexts(fitTexts)
  const fitOptions = [
    { value: '-1', label: fits.small },
    { value: '0', label: fits.true },
    { value: '1', label: fits.large },
    { value: '', label: texts.fitUnknown },
  ]
  if (sent) {
    return (
      <Notice {...rest} tone="success" title={texts.sentTitle} role="status">
        {texts.sentText}
      </Notice>
    )
  }
  return (
    <ReviewFormRoot {...rest}>
      <Form
        loading={loading}
        aria-label={review ? texts.change : texts.write}
        {...(errors && { errors })}
        onSubmit={(data) => onSubmit(reviewOf(data))}
      >
        <StarPicker name="rating" defaultValue={review?.rating ?? null} />
        {asksFit && (
          <RadioGroup
            name="true_to_size"
            label={texts.fit}
            options={fitOptions}
            defaultValue={String(review?.true_to_size ?? '')}
            optional
          />
        )}
        <TextArea
          name="content"
          label={texts.content}
          help={texts.contentHelp}
          {...(review && { defaultValue: review.content })}
          max={longest}
          required
          missing={texts.contentMissing}
        />
        <TextField
          name="customer"
          label={texts.name}
          defaultValue={review?.customer ?? name.slice(0, longestName)}
          maxLength={longestName}
          autoComplete="nickname"
          required
          missing={texts.nameMissing}
        />
        <Checkbox name="anonymous" label={texts.nameless} defaultChecked={review?.anonymous ?? false} />
        <p data-part="consent">{consent ?? (review ? texts.changeConsent : texts.consent)}</p>
        <div data-part="buttons">
          <Button type="submit" loading={loading}>
            {loading ? texts.sending : review ? texts.sendChange : texts.send}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {texts.cancelChange}
            </Button>
          )}
        </div>
      </Form>
    </ReviewFormRoot>
  )
}
