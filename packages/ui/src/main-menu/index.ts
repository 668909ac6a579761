export { MainMenu } from './MainMenu.tsx'
export type { MainMenuProps } from './MainMenu.tsx'
export type { MenuEntry, MenuGroups } from './types.ts'
