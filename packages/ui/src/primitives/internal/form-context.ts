import { createContext } from 'react'

/** What a form tells the fields within it. */
export type FormState = {
  /** Where the ids of its fields begin. */
  readonly id: string
  /** What is wrong, by the name of a field. */
  readonly errors: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormState | null>(null)
