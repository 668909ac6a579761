import { useId } from 'react'

type NextStepsProps = { readonly title: string; readonly steps: readonly string[] }

/** A list of the steps that follow. */
export function NextSteps({ title, steps }: NextStepsProps) {
  const heading = useId()
  return (
    <section data-part="steps" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  )
}
