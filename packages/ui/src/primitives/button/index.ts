export { Button } from './Button.tsx'
export type { ButtonLook, ButtonProps } from './Button.tsx'
