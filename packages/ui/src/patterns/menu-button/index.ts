export { MenuButton } from './MenuButton.tsx'
export type { MenuButtonProps } from './MenuButton.tsx'
