export { HomeSection, HomeSections } from './HomeSections.tsx'
export type { HomeSectionProps, HomeSectionsProps } from './HomeSections.tsx'
