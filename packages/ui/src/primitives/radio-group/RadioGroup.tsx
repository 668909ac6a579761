import { formsTexts } from '@vidda/texts'
import { FieldError } from '../internal/FieldError.tsx'
import { useField, type FieldWords } from '../internal/use-field.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { RadioGroupRoot } from './RadioGroup.styles.ts'

export type RadioOption = {
  readonly value: string
  readonly label: string
  /** Under the label: what choosing it means. */
  readonly about?: string
  /** At the end of the row: what it costs, ready to read. */
  readonly aside?: string
  readonly disabled?: boolean
}

export type RadioGroupProps = RootProps<'fieldset', 'id' | 'name' | 'defaultValue'> &
  FieldWords & {
    /** The question, as the group's legend. */
    readonly label: string
    /** Two to seven; more are a `SelectField`. */
    readonly options: readonly RadioOption[]
    /** The selected option's value; without it the group keeps its own. */
    readonly value?: string
    /** What is selected at first, where it keeps its own value. */
    readonly defaultValue?: string
    /** Another choice was made, by its value. */
    readonly onValueChange?: (value: string) => void
    /** The form is not sent without a choice. */
    readonly required?: boolean
    /** Says `valgfritt` beside the legend. */
    readonly optional?: boolean
    /** What a `Form` says when nothing is selected. */
    readonly missing?: string
    /** Shown, but not to be selected from. */
    readonly disabled?: boolean
    /** `cards` frames each: for choices with text or a price of their own. Default `plain`. State: `data-variant`. */
    readonly variant?: 'plain' | 'cards'
    /** `row` stands them side by side while there is room. Default `list`. State: `data-layout`. */
    readonly layout?: 'list' | 'row'
  }

/** One of a few, all in sight. The arrow keys are the browser's own. */
export function RadioGroup({ label, options, variant = 'plain', layout = 'list', ...props }: RadioGroupProps) {
  const { id, name, help, error, value, defaultValue, onValueChange, required, optional, missing, disabled, ...others } = props
  const { 'aria-describedby': describedBy, ...rest } = others
  const texts = useTexts(formsTexts)
  const field = useField({ id, name, help, error }, false, describedBy)
  const group = field.control.id
  return (
    <RadioGroupRoot
      role="radiogroup"
      {...rest}
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      aria-required={required}
      disabled={disabled}
      data-variant={variant}
      data-layout={layout}
      data-label={label}
    >
      <legend>
        {label}
        {optional && <span data-part="optional"> ({texts.optional})</span>}
      </legend>
      {help && (
        <p data-part="help" id={field.helpId}>
          {help}
        </p>
      )}
      <div data-part="options">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              id={index === 0 ? group : undefined}
              name={name ?? group}
              value={option.value}
              required={required}
              disabled={option.disabled}
              data-missing={missing}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>{option.label}</span>
            {option.aside && <span data-part="aside">{option.aside}</span>}
            {option.about && <span data-part="about">{option.about}</span>}
          </label>
        ))}
      </div>
      <FieldError id={field.errorId}>{field.wrong}</FieldError>
    </RadioGroupRoot>
  )
}
