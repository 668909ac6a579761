export { MainMenu } from './MainMenu.tsx'
export type { MainMenuProps } from './MainMenu.tsx'
export type { MenuEntry, MenuGroups, MenuLink, MenuSection } from './types.ts'
