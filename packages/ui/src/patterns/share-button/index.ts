export { ShareButton } from './ShareButton.tsx'
export type { ShareButtonProps } from './ShareButton.tsx'
