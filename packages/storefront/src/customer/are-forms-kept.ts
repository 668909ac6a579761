/** Key in session storage of what was written when the page reloaded by itself. */
export const formsKey = 'vd-forms'

export function areFormsKept(): boolean {
  try {
    return formsKey in sessionStorage
  } catch {
    return false
  }
}
