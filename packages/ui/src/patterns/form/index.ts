export { Form } from './Form.tsx'
export type { FormErrors, FormProps } from './Form.tsx'
