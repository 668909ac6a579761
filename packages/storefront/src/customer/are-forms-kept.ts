/** Key in session storage of what was written when the fields went without the shopper's asking. */
export const formsKey = 'vd-forms'

export function areFormsKept(): boolean {
  try {
    return formsKey in sessionStorage
  } catch {
    return false
  }
}
