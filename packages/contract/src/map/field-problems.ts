/** What is wrong with a field of a customer. The commerce API says it in English (spec §5). */
export type FieldProblem = 'firstNameMissing' | 'surnameMissing' | 'phoneMissing' | 'emailMissing' | 'invalid'

const problems: Readonly<Partial<Record<string, FieldProblem>>> = {
  'First name must have a value': 'firstNameMissing',
  'Last name must have a value': 'surnameMissing',
  'Phone must have a value': 'phoneMissing',
  'Email must have a value': 'emailMissing',
}

const renamed: Readonly<Partial<Record<string, string>>> = {
  first_name: 'firstName',
  current_password: 'currentPassword',
  password_confirmation: 'passwordConfirmation',
  terms_conditions: 'termsAccepted',
}

/** The messages of a 422 by the domain's names of its fields; whatever has no words of its own is `invalid`. */
export const mapFieldProblems = (errors: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      renamed[field] ?? field,
      messages.map((message) => problems[message]).find((problem) => problem !== undefined) ?? 'invalid',
    ]),
  )
